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
