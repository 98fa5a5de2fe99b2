import { renderPage } from 'vike/server';
import { type DocumentShell, marks } from './document-shell.ts';

/** Asks vike for the document. Done once per build, by the build: it is the same for every visit. In development once per request. */
export async function loadDocumentShell(): Promise<DocumentShell> {
  const fonts: string[] = [];
  const { httpResponse } = await renderPage({
    urlOriginal: '/',
    collectFont: (src: string) => fonts.push(src),
  });
  if (httpResponse?.statusCode !== 200)
    throw new Error('Vike did not render the document shell; see the log above.');
  const [beforeLang, rest = ''] = split(httpResponse.body, marks.lang);
  const [beforeHead, rest2] = split(rest, marks.head);
  const [beforeBody, afterBody] = split(rest2, marks.body);
  return { beforeLang, beforeHead, beforeBody, afterBody, fonts };
}

function split(html: string, mark: string): [string, string] {
  const at = html.indexOf(mark);
  if (at < 0) throw new Error(`The document shell lost its mark ${mark}.`);
  return [html.slice(0, at), html.slice(at + mark.length)];
}
