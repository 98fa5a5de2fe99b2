/** Drawn like the icons of lucide, in few bytes: it is on every page. Whatever it stands in has a name of its own. */
export const BubbleIcon = () => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: the link or button around it has the name
  <svg viewBox="0 0 24 24">
    <path d="M21 12a9 9 0 0 1-13 8l-5 1 1-5a9 9 0 1 1 17-4z" />
  </svg>
);
