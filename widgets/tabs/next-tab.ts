/**
 * The tab that a key leads to in a horizontal tab list (WAI-ARIA Authoring Practices, tabs pattern); null when the key
 * means nothing here.
 */
export function nextTab(key: string, current: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
