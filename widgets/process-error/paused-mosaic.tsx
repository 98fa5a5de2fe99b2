/** Tiles of which one waits beside its place: the picture of a process that pauses. Decoration. */
export function PausedMosaic() {
  return (
    <svg
      viewBox="0 0 320 240"
      aria-hidden="true"
      focusable="false"
      className="mx-auto h-auto w-full max-w-sm"
    >
      <rect width="320" height="240" rx="28" className="fill-brand-soft" />
      <path className="fill-brand" d="M64 48h56v56H92a28 28 0 0 1-28-28z" />
      <path className="fill-sun" d="M128 48h56v28a28 28 0 0 1-28 28h-28z" />
      <path className="fill-white" d="M64 112h28a28 28 0 0 1 28 28v28H64z" />
      <rect
        x="128"
        y="112"
        width="56"
        height="56"
        rx="6"
        className="fill-none stroke-brand stroke-2"
        strokeDasharray="7 7"
      />
      <path className="fill-accent" d="M212 132h28a28 28 0 0 1 28 28v28h-56z" />
      <circle cx="240" cy="76" r="28" className="fill-white" />
      <rect x="230" y="64" width="7" height="24" rx="3" className="fill-brand" />
      <rect x="243" y="64" width="7" height="24" rx="3" className="fill-brand" />
    </svg>
  );
}
