// @vitest-environment jsdom
import fc from 'fast-check';
import { act, Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageProvider } from '#engine/react/page-context.tsx';
import { testPage } from '#widgets/site-header/test-page.ts';
import type { LoadedView } from '#widgets/views.ts';
import type { LiveBlock } from '../tree/client-plan.ts';
import { keepFirstHtml } from './first-html.ts';
import { type LiveBlockHost, LiveBlockShell } from './live-block.tsx';
import { touchedControls } from './replay-events.ts';

/** What the view below knows, as React tells it. */
interface Answers {
  readonly name: string;
  readonly story: string;
  readonly work: string;
  readonly size: string;
  readonly gift: boolean;
}
const asSent: Answers = { name: '', story: 'Początek', work: 'none', size: 'small', gift: false };
/** A part of the screen that nobody names: it is found by its place and look. */
const notes = { more: '', less: '' };

let known: Answers;
const View: LoadedView = () => {
  const [answers, setAnswers] = useState(asSent);
  known = answers;
  const set = (change: Partial<Answers>) => setAnswers((before) => ({ ...before, ...change }));
  return (
    <form>
      <h2>Formularz</h2>
      <label htmlFor="n">Imię</label>
      <input id="n" value={answers.name} onChange={({ target }) => set({ name: target.value })} />
      <textarea name="story" value={answers.story} onChange={({ target }) => set({ story: target.value })} />
      <select name="work" value={answers.work} onChange={({ target }) => set({ work: target.value })}>
        <option value="none">Wybierz</option>
        <option value="full">Etat</option>
        <option value="own">Firma</option>
      </select>
      {['small', 'large'].map((size) => (
        <label key={size}>
          <input
            type="radio"
            name="size"
            value={size}
            checked={answers.size === size}
            onChange={() => set({ size })}
          />
          {size}
        </label>
      ))}
      <input
        type="checkbox"
        checked={answers.gift}
        onChange={({ target }) => set({ gift: target.checked })}
      />
      <input className="more" defaultValue={notes.more} />
      <input className="less" defaultValue={notes.less} />
      <button type="button">Dalej</button>
    </form>
  );
};

const block: LiveBlock = {
  ...{ kind: 'live', id: 'form', type: 'form', hydrate: 'load', first: true },
  ...{ props: {}, data: {}, slots: {} },
};
const tree = (host: LiveBlockHost) => (
  <PageProvider page={testPage({}, {})}>
    <div id="form" data-block="form" data-hydrate="load">
      <Suspense fallback={null}>
        <LiveBlockShell block={block} slots={{}} host={host} />
      </Suspense>
    </div>
  </PageProvider>
);
const hostWith = (more: Partial<LiveBlockHost>): LiveBlockHost => ({
  views: { ready: () => View, whenReady: async () => View } as unknown as LiveBlockHost['views'],
  t: () => (key) => key,
  markup: (html) => html,
  serverHtml: () => undefined,
  onBirth: () => undefined,
  onShown: () => undefined,
  onAlive: () => undefined,
  ...more,
});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const text = fc.string({ maxLength: 12 }).map((typed) => typed.replace(/[\r\n]/g, ''));
const doing = fc.record(
  {
    name: text,
    story: text,
    work: fc.constantFrom('full', 'own'),
    size: fc.constantFrom('small', 'large'),
    gift: fc.constant(true),
    more: text,
    less: text,
  },
  { requiredKeys: [] },
);
const changes = fc.record({
  translated: fc.boolean(),
  icons: fc.boolean(),
  announced: fc.boolean(),
  caret: fc.nat({ max: 12 }),
});

test('property: whatever was done to the HTML of a sleeping block, its code knows what was filled in, and the caret stays', async () => {
  await fc.assert(
    fc.asyncProperty(doing, changes, async (done, { translated, icons, announced, caret }) => {
      const app = document.createElement('div');
      document.body.replaceChildren(app);
      app.innerHTML = renderToString(tree(hostWith({})));
      const find = <E extends HTMLElement = HTMLInputElement>(selector: string) => {
        const found = app.querySelector<E>(selector);
        if (!found) throw new Error(`nothing is ${selector}`);
        return found;
      };
      const firstHtml = keepFirstHtml(app);
      const events: Event[] = [];
      for (const type of ['input', 'change']) app.addEventListener(type, (event) => events.push(event));

      if (done.name !== undefined) find('#n').value = done.name;
      if (done.story !== undefined) find<HTMLTextAreaElement>('textarea').value = done.story;
      if (done.work !== undefined) find<HTMLSelectElement>('select').value = done.work;
      if (done.size !== undefined) find(`[value=${done.size}]`).checked = true;
      if (done.gift) find('[type=checkbox]').checked = true;
      if (done.more !== undefined) find('.more').value = done.more;
      if (done.less !== undefined) find('.less').value = done.less;
      // Else a browser's memory filled it in, without a word.
      if (announced) find('#n').dispatchEvent(new Event('input', { bubbles: true }));
      find('#n').focus();
      const at = Math.min(caret, find('#n').value.length);
      find('#n').setSelectionRange(at, at);
      if (translated) for (const words of app.querySelectorAll('h2,label,button')) wrap(words);
      if (icons)
        for (const input of app.querySelectorAll('input')) {
          input.before(document.createElement('input'));
          input.classList.add('marked');
        }

      const root = await act(async () =>
        hydrateRoot(
          app,
          tree(
            hostWith({
              onBirth: firstHtml.note,
              onShown: (id) => firstHtml.putBack(id, touchedControls(events)),
            }),
          ),
          { onRecoverableError: () => undefined },
        ),
      );
      const { more = '', less = '', ...answers } = done;
      expect(known).toEqual({ ...asSent, ...answers });
      expect([find('.more').value, find('.less').value]).toEqual([more, less]);
      expect(find('#n').value).toBe(known.name);
      expect(document.activeElement).toBe(find('#n'));
      expect(find('#n').selectionStart).toBe(at);
      await act(async () => root.unmount());
      app.remove();
    }),
    { numRuns: 30 },
  );
});

/** As a translator does. */
function wrap(element: Element): void {
  const font = document.createElement('font');
  const words = [...element.childNodes].filter((node) => node instanceof Text);
  words[0]?.before(font);
  font.append(...words);
}
