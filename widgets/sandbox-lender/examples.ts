import type { WidgetExample } from '#registry/widget.ts';
import { sampleRef } from '#schemas/calls/call-ref.ts';
import type { SandboxLenderProps } from './props.ts';

const sandbox = { status: 'filling-form', decisionsCall: sampleRef() };

export const examples: WidgetExample<SandboxLenderProps>[] = [
  { name: 'normal', title: 'The panel of the sandbox', props: {}, data: { sandbox } },
  {
    name: 'long',
    title: 'The longest status',
    props: {},
    data: { sandbox: { ...sandbox, status: 'counter-offer-calculation' } },
  },
  { name: 'minimal', title: 'Nothing, as in production', props: {}, data: { sandbox: null } },
  {
    name: 'broken',
    title: 'The status cannot be had',
    props: {},
    data: { sandbox: { ...sandbox, status: null } },
  },
];
