import type { ReactNode } from 'react';
import type { BlockInfo } from '#registry/widget.ts';

interface ErrorScreenProps {
  readonly block: BlockInfo;
  readonly picture: ReactNode;
  /** Small line above the title: what a support agent will ask for. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** The one look of screens on which something is not as it should be. */
export function ErrorScreen({ block, picture, label, title, text, children }: ErrorScreenProps) {
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <section className="band">
      <div className="wrap grid items-center gap-10 desktop:grid-cols-2 desktop:gap-20">
        <div className="desktop:order-2">{picture}</div>
        <div>
          <p className="text-sm font-semibold text-ink-soft">{label}</p>
          <Heading className="mt-3 text-display">{title}</Heading>
          {/* Server words may hold line breaks; they are text, never markup (security decision 10). */}
          <p className="mt-5 max-w-[60ch] whitespace-pre-line text-lead text-ink-soft">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
    </section>
  );
}
