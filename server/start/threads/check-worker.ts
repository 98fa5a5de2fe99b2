import './keep-compiled.ts';
import { registry } from '#widgets/index.ts';
import { type CheckAnswer, type CheckTask, runCheckTask } from './check-task.ts';

/** Checks one body of content away from the thread that answers requests. */
export default (task: CheckTask): Promise<CheckAnswer> => runCheckTask(registry, task);
