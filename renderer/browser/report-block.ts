/** Tells the server's log which block failed in a browser. Best effort: a lost report must not make matters worse. */
export function reportBlock(block: { id: string; type: string }, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  const body = JSON.stringify({
    page: location.pathname,
    block_id: block.id,
    type: block.type,
    message: message.slice(0, 500),
  });
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'mozaika' };
  fetch('/_block-report', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}
