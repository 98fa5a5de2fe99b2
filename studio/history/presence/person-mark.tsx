interface Props {
  readonly name: string;
  readonly email: string;
}

const tones = [
  'bg-brand text-on-brand',
  'bg-info text-surface',
  'bg-success text-surface',
  'bg-danger text-surface',
];

/** First letters of a person's name in a circle; the same person always has the same colour. */
export function PersonMark({ name, email }: Props) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');
  const sum = [...email].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return (
    <span
      title={`${name} (${email})`}
      className={`inline-grid size-7 place-items-center rounded-full border-2 border-surface font-semibold text-[0.8125rem] ${tones[sum % tones.length] ?? ''}`}
    >
      <span aria-hidden="true">{letters}</span>
      <span className="sr-only">{name}</span>
    </span>
  );
}
