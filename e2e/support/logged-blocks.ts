/** Lines of a server's log that name a block. */
export function loggedBlocks(log: string): Record<string, unknown>[] {
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => 'blockId' in line);
}
