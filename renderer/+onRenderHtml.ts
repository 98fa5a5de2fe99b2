import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import { marks } from './server/document-shell.ts';
import './styles/site.css';

/** What vike tells of each file it would put into the document. */
interface InjectFilterEntry {
  src: string;
  assetType: string | null;
  inject: false | 'HTML_BEGIN' | 'HTML_END';
}

/**
 * The document shell. Fonts are not preloaded by vike: it would name every alphabet of the typeface, a visit needs the
 * two of its language.
 */
export default function onRenderHtml(pageContext: { collectFont?: (src: string) => void }) {
  const documentHtml = escapeInject`<!DOCTYPE html>
<html lang="${marks.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${dangerouslySkipEscape(marks.head)}</head><body>${dangerouslySkipEscape(marks.body)}</body></html>`;
  const injectFilter = (assets: InjectFilterEntry[]) => {
    for (const asset of assets) {
      if (asset.assetType === 'font') {
        pageContext.collectFont?.(asset.src);
        asset.inject = false;
      }
    }
  };
  return { documentHtml, injectFilter, pageContext: {} };
}
