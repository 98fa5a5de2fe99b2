import { isFormattedText } from '#registry/formatted-text.ts';

/** How a value of unknown meaning is shown. */
export type FieldValue =
  | { readonly kind: 'text'; readonly text: string }
  /** Sanitised by the engine, which knows it by the same sign. */
  | { readonly kind: 'formatted'; readonly html: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'flag'; readonly flag: boolean }
  | { readonly kind: 'link'; readonly href: string; readonly text: string }
  | {
      readonly kind: 'image';
      readonly src: string;
      readonly alt: string;
      readonly width?: number;
      readonly height?: number;
    };

const ownPath = /^\/(?![/\\])\S*$/;
const address = /^(https:\/\/[^\s/]+|mailto:\S+@|tel:[+0-9])\S*$/;
const picture = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Reads a value of a custom entity by what it looks like. Pictures are shown from this site only; an address of another
 * kind (`javascript:`, `//host`) is mere text. Null for what has nothing to show.
 */
export function readFieldValue(value: unknown): FieldValue | null {
  if (typeof value === 'number') return Number.isFinite(value) ? { kind: 'number', number: value } : null;
  if (typeof value === 'boolean') return { kind: 'flag', flag: value };
  if (typeof value === 'string') return readText(value.trim());
  if (Array.isArray(value)) {
    const texts = value.filter((part) => typeof part === 'string' || typeof part === 'number');
    return texts.length > 0 ? { kind: 'text', text: texts.join(', ') } : null;
  }
  return typeof value === 'object' && value !== null ? readObject(new Map(Object.entries(value))) : null;
}

function readText(text: string): FieldValue | null {
  if (text === '') return null;
  if (isFormattedText(text)) return { kind: 'formatted', html: text };
  if (ownPath.test(text))
    return picture.test(text) ? { kind: 'image', src: text, alt: '' } : { kind: 'link', href: text, text };
  if (address.test(text))
    return { kind: 'link', href: text, text: text.replace(/^(https:\/\/|mailto:|tel:)/, '') };
  return { kind: 'text', text };
}

/** A picture `{ src, alt, width, height }` or a link `{ href, label }`. */
function readObject(value: ReadonlyMap<string, unknown>): FieldValue | null {
  const src = value.get('src');
  const href = value.get('href') ?? value.get('link');
  const words = value.get('alt') ?? value.get('label') ?? value.get('title');
  const text = typeof words === 'string' ? words : '';
  if (typeof src === 'string' && ownPath.test(src)) {
    const [width, height] = [value.get('width'), value.get('height')];
    const size = typeof width === 'number' && typeof height === 'number' ? { width, height } : {};
    return { kind: 'image', src, alt: text, ...size };
  }
  if (typeof href === 'string' && (ownPath.test(href) || address.test(href)))
    return { kind: 'link', href, text: text || href };
  return null;
}
