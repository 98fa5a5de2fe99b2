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
  // Ours: the specification shows no call for freezing, or for the number and its security code.
  {
    id: 'card.card-freeze',
    method: 'POST',
    path: '/v2/{product}/card-gate/card-freeze',
    area: 'card',
    auth: true,
    body: '{reason}',
  },
  {
    id: 'card.card-unfreeze',
    method: 'POST',
    path: '/v2/{product}/card-gate/card-unfreeze',
    area: 'card',
    auth: true,
  },
  {
    id: 'card.card-details',
    method: 'POST',
    path: '/v2/{product}/card-gate/card-details',
    area: 'card',
    auth: true,
    body: '{code}',
    response: '{data}',
  },
] as const satisfies readonly Call[];
