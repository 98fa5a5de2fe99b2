import type { LucideIcon } from 'lucide-react';

interface Props {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly pressed?: boolean;
  readonly off?: boolean;
  /** @param byKey whether it was pressed by a key: then the focus is better left where it is */
  readonly act: (byKey: boolean) => void;
}

/** A button of a toolbar of rich text. Off, it keeps the focus: a button that loses it is lost for the keyboard. */
export function ToolButton({ icon: Icon, label, pressed, off = false, act }: Props) {
  return (
    <button
      type="button"
      className="grid size-8 place-items-center rounded-md hover:bg-sunken aria-disabled:opacity-40 aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
      aria-label={label}
      title={label}
      aria-disabled={off}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      onClick={(event) => {
        if (!off) act(event.detail === 0);
      }}
    >
      <Icon aria-hidden="true" size={16} />
    </button>
  );
}
