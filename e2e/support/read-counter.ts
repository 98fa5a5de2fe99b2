/** Value of a counter of a server, e.g. `mozaika_page_cache_answers_total{from="cache"}`; 0 while it has not counted. */
export async function readCounter(metricsPort: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}
