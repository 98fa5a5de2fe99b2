import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorPanel } from '#ui/design/error-panel.tsx';
import { SendButton } from '#ui/design/send-button.tsx';

interface DecisionPanelProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly doLabel: string;
  readonly backLabel: string;
  /** `secondary` where the way back deserves no less weight than the way on. */
  readonly look?: 'primary' | 'secondary';
  readonly busy: boolean;
  readonly error: string;
  readonly onDo: () => void;
  readonly onBack: () => void;
  readonly children?: ReactNode;
}

/** The second look at a decision: what it means, the way on and the way back. Its heading takes the focus. */
export function DecisionPanel(props: DecisionPanelProps) {
  const { title, text, doLabel, backLabel, look = 'primary', busy, error, onDo, onBack, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-xl break-words outline-none sm:text-2xl">
          {title}
        </h2>
        <div className="mt-2 max-w-prose text-ink-soft">{text}</div>
      </div>
      {children}
      <ErrorPanel text={error} />
      <div className="flex flex-col gap-3 sm:flex-row">
        <SendButton busy={busy} label={doLabel} look={look} wide={false} onPress={onDo} />
        <button type="button" className="btn btn-secondary" onClick={onBack}>
          {backLabel}
        </button>
      </div>
    </div>
  );
}
