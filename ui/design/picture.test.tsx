import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const id = '3f0c2f6e-9d2c-4d5b-8a37-0c1f6c0e5c11';
const show = (src: string) =>
  renderToStaticMarkup(<Picture picture={{ src, alt: 'Biuro', width: 1000, height: 500 }} />);

describe('[studio] a picture', () => {
  test('of the site is one file, as it always was', () => {
    expect(show('/illustrations/calculator.svg')).toMatch(
      /^<img src="\/illustrations\/calculator\.svg" alt="Biuro" width="1000" height="500" loading="lazy"/,
    );
  });

  test('of the library comes in all of its widths and formats, the smallest format first', () => {
    const html = show(`/media/library/${id}/1000.jpeg`);
    const sets = [...html.matchAll(/srcSet="([^"]+)"/gi)].map(([, set]) =>
      set?.replaceAll(`/media/library/${id}/`, ''),
    );
    expect(sets).toEqual(
      ['avif', 'webp', 'jpeg'].map((one) =>
        [320, 640, 960, 1000].map((width) => `${width}.${one} ${width}w`).join(', '),
      ),
    );
    expect(html).toContain('type="image/avif"');
    expect(html).not.toContain('data-focus');
  });

  test('one can see through has no JPEG', () => {
    expect(show(`/media/library/${id}/1000.webp`)).not.toContain('jpeg');
  });

  test('keeps what matters in view, without a style in the markup', () => {
    const html = show(`/media/library/${id}/1000.jpeg#focus=10,90`);
    expect(html).toContain('data-focus-x="0" data-focus-y="4"');
    expect(html).not.toContain('style=');
  });
});
