import { CircleAlert, CircleCheck, CircleSlash, Mail } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

const looks = {
  done: [CircleCheck, 'bg-success-soft text-success'],
  sent: [Mail, 'bg-info-soft text-info'],
  failed: [CircleAlert, 'bg-danger-soft text-danger'],
  /** Ended by the customer: neither good nor bad. */
  neutral: [CircleSlash, 'bg-sunken text-ink-soft'],
} as const;

interface ResultProps {
  readonly kind: keyof typeof looks;
  readonly title: string;
  readonly text: ReactNode;
  /** Heading of the result, one level under the screen's own. */
  readonly level?: 'h2' | 'h3';
  /** False where nobody pressed anything: the focus stays where it is. */
  readonly takesFocus?: boolean;
  readonly children?: ReactNode;
}

/** What came of it, in place of the form. Its heading takes the focus that the form's button had. */
export function Result({ kind, title, text, level: Level = 'h2', takesFocus = true, children }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is taken once, when the result appears
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, []);
  const [Icon, colours] = looks[kind];
  return (
    <div className="grid justify-items-start gap-4">
      <span className={`grid size-14 place-items-center rounded-full ${colours}`}>
        <Icon aria-hidden="true" className="size-7" />
      </span>
      <Level ref={heading} tabIndex={-1} className="text-xl break-words outline-none sm:text-2xl">
        {title}
      </Level>
      <div className="min-w-0 break-words text-ink-soft">{text}</div>
      {children}
    </div>
  );
}
