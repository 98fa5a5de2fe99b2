// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showFieldWhenThere } from './show-field.ts';

describe('[issue 6] a finding leads to its field', () => {
  const root = document.createElement('div');
  const richText =
    '<div data-field="/html"><button>B</button><div contenteditable="true" tabindex="0"></div></div>';
  beforeEach(() => {
    // What scrolls is the browser's business.
    HTMLElement.prototype.scrollIntoView = vi.fn();
    document.body.append(root);
  });
  afterEach(() => root.remove());
  const focused = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field');

  test('what can be written in comes before its buttons', () => {
    root.innerHTML = richText;
    showFieldWhenThere(root, '/html');
    expect(document.activeElement?.getAttribute('contenteditable')).toBe('true');
  });

  test('the nearest field that holds the place is shown where it has none of its own', () => {
    root.innerHTML = '<fieldset data-field="/image"><input></fieldset>';
    showFieldWhenThere(root, '/image/alt');
    expect(focused()).toBe('/image');
  });

  test('a control that is still on its way takes the focus when it is there', async () => {
    root.innerHTML = '<div aria-busy="true"></div>';
    showFieldWhenThere(root, '/html');
    root.innerHTML = richText;
    await vi.waitFor(() => expect(focused()).toBe('/html'));
  });

  test('whoever went elsewhere meanwhile stays there', async () => {
    root.innerHTML = '<div data-field="/title"><input></div><div aria-busy="true"></div>';
    showFieldWhenThere(root, '/html');
    root.querySelector('input')?.focus();
    const seen = vi.fn();
    new MutationObserver(seen).observe(root, { childList: true });
    root.querySelector('[aria-busy]')?.remove();
    root.insertAdjacentHTML('beforeend', richText);
    await vi.waitFor(() => expect(seen).toHaveBeenCalled());
    expect(focused()).toBe('/title');
  });
});
