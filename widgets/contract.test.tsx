import { expect, test } from 'vitest';
import { describeContract } from './contract-suite.ts';
import { registry } from './index.ts';
import { loadView } from './views.ts';

for (const widget of registry.widgets)
  describeContract({
    widget,
    folder: `widgets/${widget.type}`,
    loadView: () => loadView(widget.type),
    registry,
  });

test('[widget] the suite has widgets to check', () => {
  expect(registry.widgets.length).toBeGreaterThan(20);
});
