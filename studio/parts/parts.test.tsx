// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StudioTextsProvider } from '../app/studio-texts-provider.tsx';
import { DataTable } from './data-table.tsx';
import { Field } from './field.tsx';
import { Tabs } from './tabs.tsx';
import { ToastProvider, useToast } from './toast.tsx';
import { DialogToasts } from './toast-shelf.tsx';
import type { ListState } from './use-list.ts';

let container: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.setItem('mozaika-studio-language', 'en');
  container = document.body.appendChild(document.createElement('div'));
  container.id = 'studio';
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  localStorage.clear();
});
const show = (node: ReactNode) =>
  act(async () =>
    root.render(
      <StudioTextsProvider>
        <ToastProvider>{node}</ToastProvider>
      </StudioTextsProvider>,
    ),
  );
const find = <T extends Element>(selector: string): T => {
  const found = container.querySelector<T>(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
};
const button = (name: string) => {
  const found = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`there is no button ${name}`);
  return found;
};
const click = (element: HTMLElement) => act(async () => element.click());

const listOf = (rows: readonly string[], more: Partial<ListState<string>> = {}): ListState<string> => ({
  rows,
  total: rows.length,
  page: 1,
  pageSize: 50,
  q: '',
  filter: () => '',
  setQ: () => undefined,
  setFilter: () => undefined,
  setPage: () => undefined,
  clear: () => undefined,
  narrowed: false,
  pending: false,
  error: null,
  refresh: async () => undefined,
  ...more,
});
const table = (list: ListState<string>, run = async (_rows: readonly string[]) => undefined) => (
  <DataTable
    label="Pages"
    list={list}
    columns={[{ key: 'name', title: 'Name', heading: true, cell: (row) => row }]}
    keyOf={(row) => row}
    titleOf={(row) => row}
    bulk={[{ key: 'delete', label: 'Delete', run }]}
  />
);
const tick = (name: string) =>
  [...container.querySelectorAll('label')]
    .find(({ textContent }) => textContent === name)
    ?.querySelector('input') ?? find<HTMLInputElement>('nothing');

test('[studio] what is done with several rows is done with those in view alone', async () => {
  const done = vi.fn(async () => undefined);
  await show(table(listOf(['home', 'about', 'old']), done));
  await click(tick('Select: about'));
  await click(tick('Select: old'));
  expect(tick('Select everything on this page').indeterminate).toBe(true);
  // The list is searched, and one of the selected rows is no longer seen.
  await show(table(listOf(['home', 'about']), done));
  expect(container.textContent).toContain('1 item selected');
  await click(button('Delete'));
  expect(done).toHaveBeenCalledExactlyOnceWith(['about']);
  expect(container.textContent).not.toContain('selected');
});

test('[studio] a failure is told, and the selection stays for another try', async () => {
  const fail = async () => {
    throw new Error('The page is used in a menu.');
  };
  await show(table(listOf(['home']), fail));
  await click(tick('Select everything on this page'));
  await click(button('Delete'));
  expect(find('[role=status].fixed').textContent).toContain('used in a menu');
  expect(container.textContent).toContain('1 item selected');
});

function Failing({ name }: { readonly name: string }) {
  const say = useToast();
  return (
    <button type="button" onClick={() => say(`${name} failed`, 'problem')}>
      {name}
    </button>
  );
}

test('[studio] [wcag 4.1.3] what fails is told in the dialog on top, and by the page once none is open', async () => {
  const announced = () =>
    [...container.querySelectorAll('[role=status]')]
      .filter(({ textContent }) => textContent?.includes('failed'))
      .map((shelf) => shelf.parentElement?.id);
  const page = (open: readonly string[]) =>
    show(
      <main id="page">
        <Failing name="Save" />
        {open.map((id) => (
          <div key={id} id={id}>
            <DialogToasts />
          </div>
        ))}
      </main>,
    );
  await page(['below']);
  await page(['below', 'above']);
  await click(button('Save'));
  expect(announced()).toEqual(['above']);
  await page(['below']);
  expect(announced()).toEqual(['below']);
  await page([]);
  expect(announced()).toEqual(['studio']);
  await click(find('[role=status] button'));
  expect(container.textContent).not.toContain('failed');
});

test('[studio] nothing found is not nothing there: the filters can be cleared', async () => {
  const clear = vi.fn();
  await show(table(listOf([], { narrowed: true, q: 'x', clear })));
  await click(button('Clear the filters'));
  expect(clear).toHaveBeenCalledOnce();
  await show(table(listOf([])));
  expect(container.textContent).toContain('There is nothing here yet');
});

test('[wcag 3.3.1] [wcag 1.3.1] label, hint and error belong to the control', async () => {
  await show(
    <Field label="Title" hint="Up to 60 letters" error="The title is missing" required>
      {(control) => <input {...control} />}
    </Field>,
  );
  const input = find<HTMLInputElement>('input');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'The title is missing',
    'Up to 60 letters',
  ]);
  expect(input.labels?.[0]?.textContent).toBe('Title (required)');
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-required')]).toEqual(['true', 'true']);
});

function TwoTabs() {
  const [value, setValue] = useState('text');
  const tabs = [
    { key: 'text', label: 'Text', content: 'the text' },
    { key: 'look', label: 'Look', content: 'the look' },
  ];
  return <Tabs label="Block" tabs={tabs} value={value} onChange={setValue} />;
}

test('[wcag 2.1.1] arrows go round the tabs, and one of them is in the order of Tab', async () => {
  await show(<TwoTabs />);
  const tab = () => find<HTMLElement>('[role=tab][tabindex="0"]');
  tab().focus();
  const shown: unknown[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'End', 'Home']) {
    await act(async () => tab().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    shown.push([document.activeElement?.textContent, find('[role=tabpanel]').textContent]);
  }
  const [text, look] = [
    ['Text', 'the text'],
    ['Look', 'the look'],
  ];
  expect(shown).toEqual([look, text, look, text]);
});
