/** HTTP status and error type that mean "the process engine is away" (specification 2 and 8). */
export const processErrorStatus = 555;
export const processErrorType = 'bpm_unavailable';
