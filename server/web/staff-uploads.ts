import type { Call } from '#schemas/calls.ts';
import { takesFiles } from './session/session-calls.ts';

/** Whether a call of the staff's side carries files, or more than a form's body: a picture, a whole site, a table of goods. */
export const takesStaffFiles = (call: Call): boolean => takesFiles(call) || call.bodyLimit !== undefined;
