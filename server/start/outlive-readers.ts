/*
 * Imported first by every program that serves: a program whose output nobody reads any more (`npm start | head -1`, a log
 * shipper that died, a terminal that was closed) goes on. Without a listener, a failed write would be an error nobody caught.
 */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
