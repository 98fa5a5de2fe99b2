import type { SendOutcome } from './send-lead.ts';
import type { FieldErrors, FieldName } from './validate-lead.ts';

/** Why a form that was all right was not kept. */
export type SendError = Extract<SendOutcome, { kind: 'too-many' | 'failed' | 'offline' }>;

export interface LeadState {
  readonly phase: 'editing' | 'sending' | 'done';
  readonly fieldErrors: FieldErrors;
  readonly error: SendError | null;
  /** Counts the attempts that found errors: each one moves the focus to the first of them. */
  readonly attempt: number;
}

export type LeadAction =
  /** The visitor changed a field. */
  | { readonly kind: 'edit'; readonly field: FieldName }
  | { readonly kind: 'send'; readonly fieldErrors: FieldErrors }
  | { readonly kind: 'end'; readonly outcome: SendOutcome };

export const startLead: LeadState = { phase: 'editing', fieldErrors: new Map(), error: null, attempt: 0 };

/** The rules of the form: errors are said when it is sent, and taken back when their field changes. */
export function changeLead(state: LeadState, action: LeadAction): LeadState {
  switch (action.kind) {
    case 'edit':
      return { ...state, fieldErrors: without(state.fieldErrors, action.field) };
    case 'send':
      if (state.phase !== 'editing') return state;
      return action.fieldErrors.size > 0
        ? faulty(state, action.fieldErrors)
        : { ...startLead, phase: 'sending' };
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
        : { ...state, error: { kind: 'failed' } };
    default:
      return { ...state, error: outcome };
  }
}

const faulty = (state: LeadState, fieldErrors: FieldErrors): LeadState => ({
  ...state,
  fieldErrors,
  error: null,
  attempt: state.attempt + 1,
});

function without(fieldErrors: FieldErrors, field: FieldName): FieldErrors {
  const left = new Map(fieldErrors);
  left.delete(field);
  // Said at the e-mail field, mended at the telephone field as well.
  if (field === 'phone' && left.get('email') === 'either-missing') left.delete('email');
  return left.size === fieldErrors.size ? fieldErrors : left;
}
