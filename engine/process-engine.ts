import { processErrorStatus, processErrorType } from '#schemas/process-error.ts';

/** The platform says that its process engine is away (specification 2 and 8). */
export class ProcessEngineAway extends Error {
  override readonly name = 'ProcessEngineAway';
}

/** Whether an answer says so: by its status, or by an error type, wherever a host writes that. Never throws. */
export function saysProcessEngineAway(status: number, body: unknown): boolean {
  const root = fieldsOf(body);
  const error = fieldsOf(root.get('error'));
  const types = [root.get('errorType'), error.get('errorType'), error.get('code')];
  return status === processErrorStatus || types.includes(processErrorType);
}

/** A Map, because names come from outside: `__proto__` is a name like any other in it. */
const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []);
