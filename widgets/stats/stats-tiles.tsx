/** Tiles in the upper corner of the dark panel, where there is room beside the heading. */
export function StatsTiles() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 160 120"
      className="absolute top-0 right-0 hidden h-30 w-40 @2xl:block"
    >
      <path className="fill-deep-line" d="M0 0h40a40 40 0 0 1-40 40zM120 80h40v40a40 40 0 0 1-40-40z" />
      <path className="fill-sun" d="M80 40a40 40 0 0 1-40-40h40zM120 40h40v40a40 40 0 0 1-40-40z" />
      <path className="fill-deep-line" d="M80 0h40v40h-40zM80 40h40a40 40 0 0 1-40 40z" />
      <path className="fill-on-deep-soft" d="M120 40a40 40 0 0 1 40-40v40z" />
    </svg>
  );
}
