import type { Network } from './props.ts';

/**
 * Address that opens a network's own form with the page filled in. A plain link: nothing of theirs runs here, and they
 * learn of the visitor only when it is followed.
 */
export function shareAddress(
  network: Network,
  page: { readonly url: string; readonly title: string },
): string {
  const url = encodeURIComponent(page.url);
  const title = encodeURIComponent(page.title);
  switch (network) {
    case 'email':
      return `mailto:?subject=${title}&body=${url}`;
    case 'whatsapp':
      return `https://wa.me/?text=${title}%20${url}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'linkedin':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
    case 'x':
      return `https://x.com/intent/post?text=${title}&url=${url}`;
  }
}
