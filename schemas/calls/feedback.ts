import type { Call } from './call.ts';

export const feedbackCalls = [
  { id: 'feedback', method: 'POST', path: '/v2/{product}/feedback', area: 'feedback' },
] as const satisfies readonly Call[];
