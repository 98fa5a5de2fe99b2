import autocannon from 'autocannon';

export interface Load {
  /** Milliseconds of the answers that came between two moments of `performance.now()`. */
  between(from: number, to: number): number[];
  /** @returns how many requests failed or ran out of time */
  stop(): Promise<number>;
}

/** Asks for pages in turns, as fast as they are answered, until it is stopped. */
export function startLoad(url: string, paths: readonly string[], connections: number): Load {
  const answers: { readonly at: number; readonly took: number }[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const instance = autocannon(
    {
      url,
      connections,
      duration: 600,
      timeout: 5,
      headers: { 'accept-encoding': 'gzip' },
      requests: paths.map((path) => ({ method: 'GET', path })),
    },
    (error: unknown, result) => (error ? reject(error) : resolve(result)),
  );
  instance.on('response', (_client, _status, _bytes, took) => answers.push({ at: performance.now(), took }));
  return {
    between: (from, to) => answers.filter(({ at }) => at >= from && at < to).map(({ took }) => took),
    async stop() {
      instance.stop();
      const { errors, timeouts, non2xx } = await promise;
      return errors + timeouts + non2xx;
    },
  };
}
