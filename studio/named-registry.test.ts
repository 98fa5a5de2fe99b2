import { expect, test } from 'vitest';
import { registry } from '#widgets/index.ts';
import { texts } from './parts-preview/texts.ts';
import { namedRegistry } from './words/named-registry.ts';

const polish = namedRegistry(registry, 'pl');

test('[issue 6] every place of a widget has a Polish name', () => {
  const english = registry.widgets.flatMap(({ type, slots }) =>
    Object.entries(slots)
      .filter(([name, { title }]) => polish.get(type)?.slots[name]?.title === title)
      .map(([name]) => `${type}/${name}`),
  );
  expect(english).toEqual([]);
});

test('[issue 6] every status a widget is locked to has a name in both languages', () => {
  const statuses = registry.widgets.flatMap(({ access }) =>
    access.kind === 'status' ? access.statuses : [],
  );
  expect(statuses.length).toBeGreaterThan(0);
  for (const status of statuses)
    for (const words of [texts.pl, texts.en]) expect(words).toHaveProperty([`visitor.status-${status}`]);
});

test('[studio] names change nothing else of a widget, and an English Studio keeps the widgets’ own', () => {
  expect(namedRegistry(registry, 'en')).toBe(registry);
  for (const widget of registry.widgets) {
    const named = polish.get(widget.type);
    expect(named?.props).toBe(widget.props);
    expect(named?.view).toBe(widget.view);
    expect(Object.keys(named?.slots ?? {})).toEqual(Object.keys(widget.slots));
  }
});
