import { expect, test, vi } from 'vitest';
import { recordStep, wholeState } from './record-step.ts';

const state = { data: { content: [] }, ui: {}, indexes: { nodes: {}, zones: {} } };
const puckAt = (index: number, hidden: object) => ({
  __private: hidden,
  history: { histories: [{ state: 'first' }, { state: 'second' }], index, setHistories: vi.fn() },
});

test('[issue 6] each command is a step of its own, and what was undone before is gone', () => {
  const last = puckAt(1, { appState: state });
  recordStep(last);
  expect(last.history.setHistories).toHaveBeenCalledWith([
    { state: 'first' },
    { state: 'second' },
    { state },
  ]);
  const undone = puckAt(0, { appState: state });
  recordStep(undone);
  expect(undone.history.setHistories).toHaveBeenCalledWith([{ state: 'first' }, { state }]);
});

test('[issue 6] a Puck that keeps its state to itself is left to record by itself', () => {
  expect(wholeState({})).toBeNull();
  expect(wholeState({ __private: { appState: { data: {} } } })).toBeNull();
  const closed = puckAt(0, {});
  recordStep(closed);
  expect(closed.history.setHistories).not.toHaveBeenCalled();
});
