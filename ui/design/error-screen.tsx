import type { ReactNode } from 'react';
import type { BlockInfo } from '#registry/widget.ts';

interface ErrorScreenProps {
  readonly block: BlockInfo;
  readonly picture: ReactNode;
  /** Small line above the title: what a support agent will ask for. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  /** Buttons. */
  readonly children: ReactNode;
  /** What helps meanwhile, under the buttons. */
  readonly help?: ReactNode;
}

/** The one look of screens on which something is not as it should be. */
export function ErrorScreen({ block, picture, label, title, text, children, help }: ErrorScreenProps) {
  const Heading = block.first ? 'h1' : 'h2';
  return (
    <section className="band @container">
      <div className="wrap grid items-center gap-10 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] @4xl:gap-20">
        <div className="@4xl:order-2">{picture}</div>
        <div className="min-w-0">
          {label && (
            <p>
              <span className="badge">{label}</span>
            </p>
          )}
          <Heading className={`text-display hyphens-auto ${label ? 'mt-4' : ''}`}>{title}</Heading>
          {/* Server words may hold line breaks; they are text, never markup (security decision 10). */}
          <p className="mt-5 max-w-[60ch] whitespace-pre-line text-lead text-ink-soft">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">{children}</div>
          {help}
        </div>
      </div>
    </section>
  );
}
