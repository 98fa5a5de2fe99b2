import type { FastifyInstance } from 'fastify';
import type { WebHostOptions } from './host-options.ts';
import { dataPolicy } from './security-headers.ts';

/** `/robots.txt`, and `/sitemap.xml` when the paths of the pages are known. `origin` is ours, never a Host header. */
export function registerSearchEngines(
  app: FastifyInstance,
  origin: string,
  sitemap: WebHostOptions['sitemap'],
): void {
  const headers = { 'cache-control': 'public, max-age=3600', 'content-security-policy': dataPolicy };
  const rules = ['User-agent: *', 'Disallow: /v2/', 'Disallow: /_plan/', 'Disallow: /studio'];
  const robots = [...rules, ...(sitemap ? [`Sitemap: ${origin}/sitemap.xml`] : []), ''].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.headers({ ...headers, 'content-type': 'text/plain; charset=utf-8' }).send(robots),
  );
  if (sitemap === undefined) return;
  app.get('/sitemap.xml', async (_request, reply) => {
    const urls = (await sitemap()).map(
      ({ path, changed }) =>
        `<url><loc>${escapeXml(new URL(path, origin).href)}</loc><lastmod>${changed.toISOString()}</lastmod></url>`,
    );
    return reply
      .headers({ ...headers, 'content-type': 'application/xml; charset=utf-8' })
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
      );
  });
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
