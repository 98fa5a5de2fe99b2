import type { Translate } from '#engine/i18n/translator.ts';

const types = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
const mega = 1024 * 1024;

/**
 * What speaks against a file before it is sent, in the editor's words; null when nothing does. The platform looks again, by
 * its bytes: this only spares the wait.
 */
export async function whyNot(file: File, t: Translate): Promise<string | null> {
  if (!types.has(file.type)) return t('media.upload-type');
  if (file.size > 20 * mega) return t('media.upload-size', { size: Math.ceil(file.size / mega) });
  const pixels = await pixelsOf(file);
  if (pixels === null) return t('media.upload-damaged');
  return pixels > 40_000_000 ? t('media.upload-pixels', { count: Math.round(pixels / 1_000_000) }) : null;
}

/** Width times height; null for a file the browser cannot open. */
async function pixelsOf(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return image.naturalWidth * image.naturalHeight;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The pictures among dropped or pasted things. */
export const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];
