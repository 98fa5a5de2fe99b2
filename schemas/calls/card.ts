import type { Call } from './call.ts';

export const cardCalls = [
  {
    id: 'card.change-pin',
    method: 'POST',
    path: '/v2/{product}/card-gate/change-pin',
    area: 'card',
    auth: true,
  },
  {
    id: 'card.card-block',
    method: 'POST',
    path: '/v2/{product}/card-gate/card-block',
    area: 'card',
    auth: true,
  },
  {
    id: 'card.remind-pin',
    method: 'POST',
    path: '/v2/{product}/card-gate/remind-pin',
    area: 'card',
    auth: true,
  },
] as const satisfies readonly Call[];
