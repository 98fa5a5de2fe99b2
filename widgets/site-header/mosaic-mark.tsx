/** The mark of the house: four tiles that make a circle. Decoration; the word beside it says the name. */
export function MosaicMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false" className={className}>
      <rect width="64" height="64" rx="14" className="fill-brand" />
      <path className="fill-brand-soft" d="M31.2 31.2H11.8A19.5 19.5 0 0 1 31.2 11.8z" />
      <path className="fill-sun" d="M32.8 11.8A19.5 19.5 0 0 1 52.2 31.2A19.5 19.5 0 0 1 32.8 11.8z" />
      <path
        className="fill-brand-soft/60"
        d="M31.2 32.8A19.5 19.5 0 0 1 11.8 52.2A19.5 19.5 0 0 1 31.2 32.8z"
      />
      <path className="fill-accent" d="M32.8 32.8H52.2A19.5 19.5 0 0 1 32.8 52.2z" />
    </svg>
  );
}
