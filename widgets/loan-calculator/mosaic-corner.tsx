/** Quarter-circle tiles in the corner of the result. Decoration, behind the text. */
export function MosaicCorner() {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      focusable="false"
      className="absolute top-0 right-0 -z-10 size-28 fill-deep-line forced-colors:hidden @md:size-36"
    >
      <path d="M60 0h60v60A60 60 0 0 1 60 0z" />
      <path d="M120 60v60a60 60 0 0 1-60-60z" className="opacity-45" />
      <path d="M0 0h60v60A60 60 0 0 0 0 0z" className="opacity-25" />
    </svg>
  );
}
