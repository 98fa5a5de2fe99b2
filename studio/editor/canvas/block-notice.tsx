import { CircleAlert } from 'lucide-react';

/** Stands in the canvas where a block cannot be drawn: what is wrong, in words; the page around it goes on. */
export function BlockNotice({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div className="canvas-notice">
      <CircleAlert aria-hidden="true" size={20} />
      <div>
        <p className="canvas-notice-title">{title}</p>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
