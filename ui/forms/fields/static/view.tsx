import type { FieldViewProps } from '../../field-kind.ts';

/** Words between fields: the title in bold, the hint as text, in paragraphs where it has empty lines. Never markup. */
export function StaticView({ field, id }: FieldViewProps<undefined>) {
  const paragraphs = (field.hint ?? '').split(/\n\s*\n/).filter((text) => text.trim() !== '');
  return (
    <div id={id} className="field-note">
      {field.title.trim() !== '' && <p className="font-semibold">{field.title}</p>}
      {[...paragraphs.entries()].map(([at, text]) => (
        <p key={at}>{text}</p>
      ))}
    </div>
  );
}
