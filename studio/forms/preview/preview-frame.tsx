import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import siteCss from '../../styles/canvas.css?inline';

interface Props {
  readonly title: string;
  readonly locale: string;
  readonly children: ReactNode;
}

/** A document of its own with the site's styles, so that what is shown looks as it does there, at its own width. */
export function PreviewFrame({ title, locale, children }: Props) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(320);
  const adopt = useCallback((frame: HTMLIFrameElement | null) => {
    const document = frame?.contentDocument;
    if (!document) return;
    const style = document.createElement('style');
    style.textContent = siteCss;
    document.head.replaceChildren(style);
    setBody(document.body);
  }, []);
  const [content, setContent] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!body || !content) return;
    body.ownerDocument.documentElement.lang = locale;
    // The content and not the body: the site's body is as high as its window, which would grow with it.
    const observer = new ResizeObserver(() => setHeight(content.offsetHeight));
    observer.observe(content);
    return () => observer.disconnect();
  }, [body, content, locale]);
  return (
    <>
      <iframe ref={adopt} title={title} className="w-full rounded-b-xl bg-paper" style={{ height }} />
      {body &&
        createPortal(
          // The form around the editor must not hear of the form that is tried here.
          <div ref={setContent} className="p-4" onSubmit={(event) => event.stopPropagation()}>
            {children}
          </div>,
          body,
        )}
    </>
  );
}
