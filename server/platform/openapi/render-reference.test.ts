import { expect, test } from 'vitest';
import { renderReference } from './render-reference.ts';

test('[sec 22] nothing of the document becomes markup', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&';
  const page = renderReference({
    info: { title: hostile, description: hostile },
    paths: {
      [`/${hostile}`]: {
        get: {
          tags: [hostile],
          summary: hostile,
          description: hostile,
          parameters: [{ name: hostile, in: hostile, description: hostile }],
          requestBody: { a: hostile },
          responses: { 200: { description: hostile }, 400: { description: hostile } },
        },
      },
    },
    components: { schemas: { [hostile]: { a: hostile } } },
  });
  expect(page).not.toContain('<img');
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
