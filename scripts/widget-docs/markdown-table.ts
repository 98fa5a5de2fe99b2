/** A Markdown table; bars and line breaks inside of cells are written so that they stay inside. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |\n`;
  return line(head) + line(head.map(() => '---')) + rows.map(line).join('');
}

/** As code; nothing for nothing. */
export const code = (words: string): string => (words === '' ? '' : `\`${words.replaceAll('`', "'")}\``);
