/**
 * Binds words of one letter to the next one with a space that does not break: Polish and its neighbours do not end a
 * line with them. For headings, where a bad break is seen first.
 */
export const bindShortWords = (text: string): string =>
  text.replace(/(?<=^|[\s(])([aiouwzвикосуяій])\s+/giu, '$1\u00A0');
