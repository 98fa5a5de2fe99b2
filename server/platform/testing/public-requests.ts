import type { Operation } from '../openapi/api-document.ts';
import type { Platform } from '../platform.ts';

export type PublicRequest = readonly [method: 'GET' | 'POST', url: string, payload?: object];

/** Where a kind is looked up by the address of a page. */
const urls = ['/', '/about', '/old', '/old/x', '/posts', '/posts/loans/first', '/moved', '/search?q=1'];

/**
 * Every request of the public: each call it may make, for each key as what stands in its address.
 * @param keys of content entries
 * @param searched words that calls with a search are asked for
 */
export async function publicRequests(
  { app }: Pick<Platform, 'app'>,
  keys: readonly string[],
  searched: readonly string[],
): Promise<readonly PublicRequest[]> {
  const { paths } = (await app.inject('/v2/openapi.json')).json<{
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  }>();
  const names = [...new Set(keys.flatMap((key) => [key, ...key.split('/')]))];
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      if (operation.security !== undefined || !['get', 'post'].includes(method)) return [];
      const parameters = (operation.parameters ?? []) as readonly { name: string; in: string }[];
      const asks = (name: string) => parameters.some((one) => one.in === 'query' && one.name === name);
      const words = asks('q') ? searched.map((word) => `&q=${word}`) : [''];
      const only = asks('only') ? `&only=${names.map(encodeURIComponent).join(',')}` : '';
      const more = asks('with_product_type') ? '&with_product_type=true' : '';
      const query = `?language=pl${only}${more}`;
      const places = path.match(/\{\w+\}/g) ?? [];
      const addresses =
        places.length === 0
          ? [path]
          : places.length === 1
            ? names.map((name) => path.replace(/\{\w+\}/, encodeURIComponent(name)))
            : keys
                .filter((key) => key.includes('/'))
                .map((key) => key.split('/'))
                .map(([type = '', id = '']) =>
                  path.replace(/\{\w+\}/, type).replace(/\{\w+\}/, encodeURIComponent(id)),
                );
      const bodies: readonly (object | undefined)[] =
        method === 'get'
          ? [undefined]
          : JSON.stringify(operation.requestBody ?? '').includes('"url"')
            ? urls.map((url) => ({ url }))
            : [{}];
      return addresses.flatMap((address) =>
        words.flatMap((word) =>
          bodies.map((body) => {
            const url = `${address}${query}${word}`;
            return method === 'get' ? (['GET', url] as const) : (['POST', url, body ?? {}] as const);
          }),
        ),
      );
    }),
  );
}

/** Every GET of customers, with each key as what stands in its address. */
export async function customerReads(
  { app }: Pick<Platform, 'app'>,
  keys: readonly string[],
): Promise<readonly PublicRequest[]> {
  const { paths } = (await app.inject('/v2/openapi.json')).json<{
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  }>();
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get?.security?.some((way) => 'customer' in way)) return [];
    const addresses = path.includes('{')
      ? keys.map((key) => path.replaceAll(/\{\w+\}/g, encodeURIComponent(key)))
      : [path];
    return addresses.map((address) => ['GET', address] as const);
  });
}
