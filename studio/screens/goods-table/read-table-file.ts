import { maxTableLength } from '#schemas/studio/goods-table.ts';

/**
 * The text of a table as spreadsheets save it: UTF-8, or the code page of Central Europe that a Polish Excel writes unless it
 * is asked for UTF-8.
 */
export async function readTableFile(file: File): Promise<{ readonly text: string } | 'too-large' | 'empty'> {
  if (file.size > maxTableLength) return 'too-large';
  const bytes = await file.arrayBuffer();
  const text = decode(bytes);
  return text.trim() === '' ? 'empty' : { text };
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}
