import type { SendOutcome } from './send-lead.ts';
import type { Faults, FieldName } from './validate-lead.ts';

/** Why a form that was all right was not kept. */
export type Trouble = Extract<SendOutcome, { kind: 'too-many' | 'failed' | 'offline' }>;

export interface LeadState {
  readonly phase: 'editing' | 'sending' | 'done';
  readonly faults: Faults;
  readonly trouble: Trouble | null;
  /** Counts the attempts that found faults: each one moves the focus to the first of them. */
  readonly attempt: number;
}

export type LeadAction =
  /** The visitor changed a field. */
  | { readonly kind: 'edit'; readonly field: FieldName }
  | { readonly kind: 'send'; readonly faults: Faults }
  | { readonly kind: 'end'; readonly outcome: SendOutcome };

export const startLead: LeadState = { phase: 'editing', faults: new Map(), trouble: null, attempt: 0 };

/** The rules of the form: faults are said when it is sent, and taken back when their field changes. */
export function changeLead(state: LeadState, action: LeadAction): LeadState {
  switch (action.kind) {
    case 'edit':
      return { ...state, faults: without(state.faults, action.field) };
    case 'send':
      if (state.phase !== 'editing') return state;
      return action.faults.size > 0 ? faulty(state, action.faults) : { ...startLead, phase: 'sending' };
    case 'end':
      if (state.phase !== 'sending') return state;
      return ended({ ...state, phase: 'editing' }, action.outcome);
  }
}

function ended(state: LeadState, outcome: SendOutcome): LeadState {
  switch (outcome.kind) {
    case 'accepted':
      return { ...state, phase: 'done' };
    case 'refused':
      return outcome.fields.length > 0
        ? faulty(state, new Map(outcome.fields.map((field) => [field, 'refused'])))
        : { ...state, trouble: { kind: 'failed' } };
    default:
      return { ...state, trouble: outcome };
  }
}

const faulty = (state: LeadState, faults: Faults): LeadState => ({
  ...state,
  faults,
  trouble: null,
  attempt: state.attempt + 1,
});

function without(faults: Faults, field: FieldName): Faults {
  const left = new Map(faults);
  left.delete(field);
  // Said at the e-mail field, mended at the telephone field as well.
  if (field === 'phone' && left.get('email') === 'either-missing') left.delete('email');
  return left.size === faults.size ? faults : left;
}
