// @vitest-environment jsdom
import { existsSync, globSync } from 'node:fs';
import fc from 'fast-check';
import { act, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldTypes } from '#engine/forms/field-types.ts';
import { fieldExample } from './field-examples.ts';
import type { FieldKind } from './field-kind.ts';
import { fieldKinds } from './field-kinds.ts';
import type { FieldEntry, FieldFixture, FieldStep } from './frame/field-fixture.ts';
import { ShownField, type ShownProps } from './frame/shown-field.tsx';

interface FixtureFile {
  readonly fixtures: readonly FieldFixture[];
  readonly entries: readonly FieldEntry[];
}

const files = import.meta.glob<FixtureFile>('./fields/*/fixtures.ts', { eager: true });
const types = Object.entries(files).map(([path, file]) => [path.split('/')[2] ?? '', file] as const);
const kindOf = (type: string): FieldKind => {
  const kind = fieldKinds.get(type);
  if (!kind) throw new Error(`no kind "${type}"`);
  return kind;
};

let container: HTMLElement;
let root: Root | undefined;

async function wake(props: ShownProps, before?: () => void): Promise<void> {
  const onRecoverableError = vi.fn();
  container.innerHTML = renderToString(<ShownField {...props} />);
  before?.();
  root = await act(async () => hydrateRoot(container, <ShownField {...props} />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
}

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`nothing has the id "${id}"`);
  return found;
};

function controlOf(step: FieldStep): HTMLInputElement {
  const [name, more] =
    'into' in step ? [step.into, ''] : 'in' in step ? [step.in, ''] : [step.tick, valueSelector(step.value)];
  const found = container.querySelector<HTMLInputElement>(`[name="${name}"]${more}`);
  if (!found) throw new Error(`no control "${name}"`);
  return found;
}
const valueSelector = (value: string | undefined) => (value === undefined ? '' : `[value="${value}"]`);

/** Puts a value into a control the way a browser does, so that React hears of it. */
function put(control: HTMLElement, value: string): void {
  const owner = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  owner?.set?.call(control, value);
}

function enter(step: FieldStep): void {
  const control = controlOf(step);
  if ('tick' in step) {
    control.click();
    return;
  }
  put(control, 'into' in step ? step.type : step.choose);
  control.dispatchEvent(new Event('into' in step ? 'input' : 'change', { bubbles: true }));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  container.remove();
});

test('[issue 15] every folder of a field type has all its parts, and its kind has its name', () => {
  const folders = globSync('ui/forms/fields/*').map((path) => path.split(/[\\/]/).at(-1) ?? '');
  const lacking = folders.flatMap((type) =>
    ['kind.tsx', 'view.tsx', 'field-type.ts', 'fixtures.ts', 'example.ts', 'studio.ts']
      .filter((file) => !existsSync(`ui/forms/fields/${type}/${file}`))
      .map((file) => `ui/forms/fields/${type}/${file} is missing`),
  );
  expect(lacking).toEqual([]);
  expect(fieldTypes.toSorted()).toEqual(folders.toSorted());
  expect([...fieldKinds.keys()].toSorted()).toEqual(folders.toSorted());
  const strangers = fieldTypes.filter((type) => fieldExample(type).some((field) => field.type !== type));
  expect(strangers).toEqual([]);
  expect(fieldTypes.filter((type) => fieldExample(type).length === 0)).toEqual([]);
});

describe.each(types)('[issue 4] field %s', (type, { fixtures, entries }) => {
  const kind = kindOf(type);

  test('reads any value without throwing, and what it has read as itself', () => {
    const [first] = fixtures;
    if (!first) throw new Error('no fixture');
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = kind.read(value, first.field);
        expect(kind.read(read, first.field)).toEqual(read);
      }),
    );
    expect(kind.read(kind.emptyValue, first.field)).toEqual(kind.emptyValue);
  });

  test('shows whatever comes, without styles of its own', () => {
    const [first] = fixtures;
    if (!first) throw new Error('no fixture');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.jsonValue()), (value) => {
        const html = renderToString(<ShownField kind={kind} fixture={{ ...first, value }} />);
        expect(html).not.toContain(' style=');
      }),
      { numRuns: 30 },
    );
  });

  describe.each(fixtures.map((fixture) => [fixture.name, fixture] as const))('%s', (_name, fixture) => {
    test('[wcag 4.1.2] hydrates; its control has a name, its hint and error, and says whether it is wrong', async () => {
      const onValue = vi.fn();
      await wake({ kind, fixture, onValue });
      expect(onValue).not.toHaveBeenCalled();
      const control = byId(`f-${fixture.field.alias}`);
      if (kind.frame === 'none') return;
      expectNoDangling();
      const described = describedTexts(control.closest('fieldset') ?? control).concat(
        describedTexts(control),
      );
      for (const text of [fixture.field.hint, fixture.error])
        if (text) expect(described.join('\n')).toContain(text);
      const wrong = container.querySelectorAll('[aria-invalid="true"]').length > 0;
      expect(wrong).toBe(fixture.error !== undefined);
      expect(container.textContent).toContain(fixture.field.title);
      for (const one of container.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden]), select, textarea',
      )) {
        expect(nameOf(one), one.outerHTML).not.toBe('');
        if (fixture.disabled) expect(one.matches(':disabled'), one.outerHTML).toBe(true);
      }
    });
  });

  test.each(entries.map((entry) => [entry.name, entry] as const))('%s', async (_name, entry) => {
    const onValue = vi.fn();
    const fixture = { name: entry.name, field: entry.field, value: kind.emptyValue };
    await wake({ kind, fixture, onValue });
    for (const step of entry.steps) await act(async () => enter(step));
    expect(onValue).toHaveBeenLastCalledWith(entry.becomes);
    // What the form holds is what the field shows again.
    expect(kind.read(entry.becomes, entry.field)).toEqual(entry.becomes);
  });

  test.each(entries.slice(0, 1).map((entry) => [entry.name, entry] as const))(
    'takes over what was entered before its code came: %s',
    async (_name, entry) => {
      const onValue = vi.fn();
      const fixture = { name: entry.name, field: entry.field, value: kind.emptyValue };
      await wake({ kind, fixture, onValue }, () => {
        for (const step of entry.steps) {
          const control = controlOf(step);
          if ('tick' in step) control.checked = !control.checked;
          else put(control, 'into' in step ? step.type : step.choose);
        }
      });
      expect(onValue).toHaveBeenLastCalledWith(entry.becomes);
    },
  );

  test.each(entries.slice(0, 1).map((entry) => [entry.name, entry] as const))(
    'loses nothing when all of it is entered between two drawings, as a waking page does: %s',
    async (_name, entry) => {
      const onValue = vi.fn();
      const fixture = { name: entry.name, field: entry.field, value: kind.emptyValue };
      // While effects run nothing is drawn, so that every change meets what was drawn before all of them.
      const EnterAll = () => {
        useEffect(() => {
          for (const step of entry.steps) enter(step);
        }, []);
        return <ShownField kind={kind} fixture={fixture} onValue={onValue} />;
      };
      root = createRoot(container);
      await act(async () => root?.render(<EnterAll />));
      expect(onValue).toHaveBeenLastCalledWith(entry.becomes);
    },
  );

  if (kind.frame !== 'none')
    test('[wcag 2.1.1] is reached by keyboard, and tells when it is left', async () => {
      const onBlur = vi.fn();
      const fixture = fixtures.find((one) => !one.disabled && !one.error);
      if (!fixture) throw new Error('no fixture');
      await wake({ kind, fixture, onBlur });
      const control = byId(`f-${fixture.field.alias}`);
      await act(async () => control.focus());
      expect(document.activeElement).toBe(control);
      expect(onBlur).not.toHaveBeenCalled();
      await act(async () => control.blur());
      expect(onBlur).toHaveBeenCalledOnce();
    });
});

const describedTexts = (element: Element): string[] =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => byId(id).textContent ?? '');

/** Every id that something refers to is there, and every id is there once. */
function expectNoDangling(): void {
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const name of ['aria-describedby', 'aria-controls', 'for'])
    for (const element of container.querySelectorAll(`[${name}]`))
      for (const id of (element.getAttribute(name) ?? '').split(' ')) expect(ids).toContain(id);
}

const nameOf = (control: HTMLInputElement): string =>
  control.getAttribute('aria-label') ??
  [...(control.labels ?? [])]
    .map((label) => label.textContent)
    .join(' ')
    .trim();
