/** First segments that are no screens: calls, files, the editors' workplace. They are the same in every language. */
export const outsideScreens: ReadonlySet<string> = new Set([
  'v2',
  '_plan',
  'assets',
  'media',
  'illustrations',
  'logos',
  'fonts',
  'studio',
]);

/** First segments, and files beside the start page, that the server answers without looking at the site's content. */
export const systemNames: ReadonlySet<string> = new Set([
  ...outsideScreens,
  ...['downloads', 'sandbox', 'livez', 'readyz', 'version'],
  ...['robots.txt', 'sitemap.xml', 'favicon.ico', 'favicon.svg', 'icon-512.png', 'share.png'],
]);
