import type { Channel } from './props.ts';

/**
 * Where a way to reach somebody leads: the editor's link, or that of the number or address itself. A value that is no
 * number and no e-mail address has none, and stays text.
 */
export function channelLink({
  kind,
  value,
  href,
}: Pick<Channel, 'kind' | 'value' | 'href'>): string | undefined {
  if (href) return href;
  const plain = value.trim();
  if (kind === 'phone') return phoneLink(plain);
  if (kind === 'email')
    return /^[^\s@,:;<>?&]+@[^\s@,:;<>?&]+\.[^\s@,:;<>?&]+$/.test(plain) ? `mailto:${plain}` : undefined;
  return undefined;
}

/** `+48 22 123-45-67` -> `tel:+48221234567` (RFC 3966 without visual separators). */
function phoneLink(value: string): string | undefined {
  if (!/^\+?[\d\s().-]+$/.test(value)) return undefined;
  const digits = value.replaceAll(/\D/g, '');
  // The shortest service numbers have three digits, ITU E.164 allows fifteen.
  if (digits.length < 3 || digits.length > 15) return undefined;
  return `tel:${value.startsWith('+') ? '+' : ''}${digits}`;
}
