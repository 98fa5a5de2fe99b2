// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTranslator } from '#engine/i18n/translator.ts';
import { Failed, InvalidFields } from '#engine/react/platform-failures.ts';
import type { FormField } from '#schemas/form.ts';
import type { UploadedFile, UploadFile } from '../../field-kind.ts';
import { texts } from './texts.ts';
import { FileView } from './view.tsx';

const field = (most: number): FormField => ({
  alias: 'document',
  type: 'file',
  title: 'Dokument',
  validation_rules: [
    { type: 'mimeTypes', value: ['png', 'pdf'] },
    { type: 'maxFiles', value: most },
    { type: 'maxSize', value: 2000 },
  ],
});

interface Flight {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
  readonly arrive: () => void;
  readonly fail: (error: Error) => void;
}

let container: HTMLElement;
let root: Root;
let value: readonly string[];
let flights: Flight[];

const upload: UploadFile = (_field, file, { signal, progress }) =>
  new Promise<UploadedFile>((resolve, reject) => {
    const { name, size, type } = file;
    flights.push({
      name,
      signal,
      progress,
      arrive: () => resolve({ id: `id-${name}`, name, size, type }),
      fail: reject,
    });
  });

function Form({ most, start }: { most: number; start: readonly string[] }) {
  const [ids, setIds] = useState(start);
  value = ids;
  return (
    <FileView
      field={field(most)}
      id="document"
      name="document"
      value={ids}
      error={undefined}
      required={false}
      disabled={false}
      describedBy={undefined}
      allowed={undefined}
      onChange={setIds}
      onBlur={() => undefined}
      services={{
        t: createTranslator('pl', [texts.pl]),
        href: (link) => link,
        locale: 'pl',
        today: '2026-11-21',
        passwordRules: null,
        alive: true,
        upload,
      }}
    />
  );
}

const show = (most = 3, start: readonly string[] = []) =>
  act(async () => root.render(<Form most={most} start={start} />));
const file = (name: string, type: string, size = 100) => new File(['x'.repeat(size)], name, { type });
const pdf = (name: string) => file(name, 'application/pdf');
const choose = (...files: File[]) =>
  act(async () => {
    const input = container.querySelector('input');
    if (!input) throw new Error('no control');
    Object.defineProperty(input, 'files', { configurable: true, value: files });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
const rows = () => [...container.querySelectorAll('li')].map((row) => row.textContent);
const status = () => container.querySelector('[role=status]')?.textContent;
const press = (label: string) =>
  act(async () => {
    const button = container.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`);
    if (!button) throw new Error(`no button "${label}"`);
    button.click();
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  flights = [];
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
});

test('[issue 4] files are sent when they are chosen; each joins the value when it is there, also two at once', async () => {
  await show();
  await choose(pdf('a.pdf'), pdf('b.pdf'));
  expect([flights.map(({ name }) => name), value]).toEqual([['a.pdf', 'b.pdf'], []]);
  await act(async () => flights[0]?.progress(0.5));
  expect(container.querySelector('progress')?.value).toBe(50);
  await act(async () => {
    flights[0]?.arrive();
    flights[1]?.arrive();
  });
  expect(value).toEqual(['id-a.pdf', 'id-b.pdf']);
  expect(rows()).toEqual(['a.pdfDodany · 1 kB', 'b.pdfDodany · 1 kB']);
});

test('[issue 4] a wrong type, a file too big and one too many are not even sent, and the words say what would be taken', async () => {
  await show(1);
  await choose(file('a.heic', 'image/heic'), file('b.png', 'image/png', 3000), pdf('c.pdf'), pdf('d.pdf'));
  expect(flights.map(({ name }) => name)).toEqual(['c.pdf']);
  expect(rows()).toEqual([
    expect.stringContaining('Dodaj plik w formacie: PNG, PDF.'),
    expect.stringContaining('Może mieć najwyżej 2 kB.'),
    expect.stringContaining('Wysłano 0%'),
    expect.stringContaining('Możesz dodać najwyżej 1 plik.'),
  ]);
  expect(status()).toContain('a.heic: Takiego pliku nie przyjmujemy.');
});

test('[issue 4] a file on its way can be stopped, and its late answer changes nothing', async () => {
  await show();
  await choose(pdf('a.pdf'));
  await press('Przerwij wysyłanie pliku a.pdf');
  expect([flights[0]?.signal.aborted, rows()]).toEqual([true, []]);
  expect(document.activeElement).toBe(container.querySelector('input'));
  await act(async () => flights[0]?.arrive());
  expect(value).toEqual([]);
});

test('[issue 4] a failed file says why in the words of the server, and is sent again', async () => {
  await show();
  await choose(pdf('a.pdf'));
  await act(async () => flights[0]?.fail(new Failed('Plik jest uszkodzony.', 422)));
  expect(rows()[0]).toContain('Plik jest uszkodzony.');
  await press('Wyślij ponownie: a.pdf');
  await act(async () => flights[1]?.fail(new TypeError('Failed to fetch')));
  expect(rows()[0]).toContain('Nie udało się wysłać pliku.');
  await press('Wyślij ponownie: a.pdf');
  await act(async () => flights[2]?.arrive());
  expect(value).toEqual(['id-a.pdf']);
});

test('[sec 32] a file the server refuses is told in its words, and not offered to be sent again', async () => {
  await show();
  await choose(pdf('a.pdf'));
  const refusal = new InvalidFields('', new Map([['document', 'To nie jest PDF.']]));
  await act(async () => flights[0]?.fail(refusal));
  expect(rows()).toEqual(['a.pdfTo nie jest PDF.']);
  await press('Ukryj plik a.pdf');
  expect(rows()).toEqual([]);
});

test('[issue 4] a file is taken away, those of an earlier visit too', async () => {
  await show(3, ['old-1', 'old-2']);
  expect(rows()).toEqual(['Dodany wcześniej plik 1Dodany', 'Dodany wcześniej plik 2Dodany']);
  await press('Usuń plik Dodany wcześniej plik 1');
  expect(value).toEqual(['old-2']);
  expect(status()).toBe('Usunięto plik Dodany wcześniej plik 1.');
});

test('[issue 4] where one file is asked for, another one takes its place', async () => {
  await show(1, ['old']);
  await choose(pdf('new.pdf'));
  await act(async () => flights[0]?.arrive());
  expect(value).toEqual(['id-new.pdf']);
});

test('[sec 32] a name is text, and cannot dress up as another one', async () => {
  await show();
  await choose(pdf('<img src=x>.pdf'), pdf('faktura\u202efdp.pdf'));
  expect(container.querySelector('li img')).toBeNull();
  expect(rows()).toEqual([
    expect.stringContaining('<img src=x>.pdf'),
    expect.stringContaining('fakturafdp.pdf'),
  ]);
});

test('[issue 4] a field that goes away stops what it was sending', async () => {
  await show();
  await choose(pdf('a.pdf'));
  await act(async () => root.render(null));
  expect(flights[0]?.signal.aborted).toBe(true);
});
