import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** Takes over what was written. */
  readonly onApply: () => void;
  /** Leaves it as it was. */
  readonly onClose: () => void;
}

/** A form below a toolbar of rich text. Stands in other forms, so Enter and Escape are answered here. */
export function ToolForm({ children, onApply, onClose }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const isLine = event.target instanceof HTMLInputElement;
    if (event.key !== 'Escape' && !(event.key === 'Enter' && isLine)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onApply();
    onClose();
  };
  return (
    <fieldset className="grid min-w-0 gap-2 border-line border-b bg-sunken p-2" onKeyDown={onKeyDown}>
      {children}
    </fieldset>
  );
}
