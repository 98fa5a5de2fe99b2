import { Minus, Plus } from 'lucide-react';

interface StepButtonProps {
  readonly direction: 'less' | 'more';
  readonly label: string;
  /** At the end of the range. Not `disabled`, which would take the focus away from under the finger. */
  readonly spent: boolean;
  readonly onPress: () => void;
}

/** One step less or more: what a slider does, for those who cannot drag (WCAG 2.2, 2.5.7). */
export function StepButton({ direction, label, spent, onPress }: StepButtonProps) {
  const Sign = direction === 'less' ? Minus : Plus;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={spent}
      onClick={onPress}
      className="btn-icon loan-step noscript:hidden"
    >
      <Sign aria-hidden="true" className="size-5" />
    </button>
  );
}
