/** A mosaic with one tile gone. Decoration. */
export function MissingTile() {
  return (
    <svg viewBox="0 0 240 200" aria-hidden="true" focusable="false" className="h-auto w-full max-w-60">
      <path className="fill-brand" d="M20 20h60v60H50a30 30 0 0 1-30-30z" />
      <path className="fill-sun" d="M88 20h60v60H88z" />
      <path className="fill-brand-soft" d="M156 20h34a30 30 0 0 1 30 30v30h-64z" />
      <path className="fill-brand-soft" d="M20 88h60v60H20z" />
      <rect
        x="89"
        y="89"
        width="58"
        height="58"
        rx="6"
        className="fill-none stroke-line-strong stroke-2"
        strokeDasharray="7 7"
      />
      <path className="fill-brand" d="M156 88h64v30a30 30 0 0 1-30 30h-34z" />
      <rect
        x="96"
        y="150"
        width="46"
        height="46"
        rx="6"
        transform="rotate(18 119 173)"
        className="fill-accent"
      />
    </svg>
  );
}
