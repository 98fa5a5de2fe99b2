/** Calls of the staff's side with bodies larger than a form's: pictures of the library, and whole sites. */
const large: ReadonlySet<string> = new Set(['/v2/system/manage/media', '/v2/system/manage/site']);

/** Whether a call of the staff's side carries files. */
export const takesStaffFiles = (method: string, path: string): boolean =>
  method === 'POST' && large.has(path);
