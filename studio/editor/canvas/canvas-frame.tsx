import { type ReactElement, type ReactNode, useEffect } from 'react';
import { admitMarkup } from '#studio/app/trusted-html.ts';
import { cleanHtml } from '#studio/fields/rich-text/html/clean-html.ts';
import canvasCss from '../../styles/canvas.css?inline';
import { useCanvas } from './canvas-context.tsx';

/** The document of the frame, which Puck writes as text. */
const puckFrame =
  '<!DOCTYPE html><html><head></head><body><div id="frame-root" data-puck-entry></div></body></html>';

// Views of the site parse their texts, and Puck writes the styles of its frame.
admitMarkup(cleanHtml, puckFrame);

/**
 * The document of the canvas: the site's own styles and nothing of the Studio's, so that widths and colours are those of
 * the page. Links and forms of the page lead nowhere while it is edited.
 */
export function CanvasFrame({
  children,
  document,
}: {
  readonly children: ReactNode;
  readonly document?: Document;
}): ReactElement {
  const { prepared, locale, t } = useCanvas();
  const theme = prepared.plan.theme.css;
  const title = t('editor.canvas');
  useEffect(() => {
    if (!document) return;
    const site = styleIn(document, 'site');
    site.textContent = canvasCss;
    const still = (event: Event) => {
      const { target } = event;
      const node = target instanceof (document.defaultView ?? window).Element ? target : null;
      if (event.type === 'submit' || node?.closest('a, button, summary, [type="submit"]'))
        event.preventDefault();
    };
    document.addEventListener('click', still, true);
    document.addEventListener('submit', still, true);
    return () => {
      document.removeEventListener('click', still, true);
      document.removeEventListener('submit', still, true);
    };
  }, [document]);
  useEffect(() => {
    if (document) styleIn(document, 'theme').textContent = theme;
  }, [document, theme]);
  useEffect(() => {
    if (!document) return;
    document.documentElement.lang = locale;
    document.title = title;
    document.defaultView?.frameElement?.setAttribute('title', title);
  }, [document, locale, title]);
  return <>{children}</>;
}

function styleIn(document: Document, name: string): HTMLStyleElement {
  const known = document.querySelector<HTMLStyleElement>(`style[data-canvas="${name}"]`);
  if (known) return known;
  const style = document.createElement('style');
  style.dataset['canvas'] = name;
  document.head.append(style);
  return style;
}
