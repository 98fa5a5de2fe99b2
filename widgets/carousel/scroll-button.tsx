import type { LucideIcon } from 'lucide-react';

interface Props {
  readonly icon: LucideIcon;
  readonly label: string;
  /** Nothing more on this side. The button stays focusable: one that vanishes under the finger loses the place. */
  readonly spent: boolean;
  readonly onPress: () => void;
}

/** Moves the slides by one. */
export function ScrollButton({ icon: Icon, label, spent, onPress }: Props) {
  return (
    <button
      type="button"
      aria-disabled={spent}
      onClick={() => {
        if (!spent) onPress();
      }}
      className="btn-icon aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-line-strong"
    >
      <Icon aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </button>
  );
}
