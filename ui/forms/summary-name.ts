/** Longest name of a field in the summary, in characters: two lines of a phone. */
const longest = 60;

/**
 * A field's title as the summary of faults names it, before the words of the fault: a consent of several sentences is cut
 * between words, and a colon stands only where the title has no mark of its own.
 */
export function nameOf(title: string): string {
  const whole = title.trim().replace(/[.:;,]+$/u, '');
  if (whole.length > longest) {
    const cut = whole.slice(0, longest);
    const space = cut.lastIndexOf(' ');
    return `${(space > 0 ? cut.slice(0, space) : cut).replace(/[\s.:;,]+$/u, '')}…`;
  }
  return /[?!…]$/u.test(whole) ? whole : `${whole}:`;
}
