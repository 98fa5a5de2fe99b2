import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { useAlive } from '#engine/react/use-alive.ts';
import { type FormFields, inputNames } from './form-fields.ts';
import { changeLead, type LeadState, startLead } from './lead-state.ts';
import { sendLead } from './send-lead.ts';
import { type Consent, type FieldName, type LeadValues, leadRequest, validateLead } from './validate-lead.ts';

interface LeadFormParts {
  readonly fields: FormFields;
  readonly consents: readonly Consent[];
  readonly topic: string;
  readonly page: string;
  readonly locale: string;
  /** Id of the control of a field. */
  readonly idOf: (field: FieldName) => string;
}

export interface LeadForm {
  readonly state: LeadState;
  /** Whether the script is here: before that, a key must not send the form the browser's own way. */
  readonly alive: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  /** What was sent has arrived: its heading takes the focus that the button had. */
  readonly done: RefObject<HTMLHeadingElement | null>;
  readonly edit: (field: FieldName) => void;
  readonly submit: () => void;
}

/** The life of a lead form. Its values stay with the browser's own fields, so that nothing typed early is lost. */
export function useLeadForm({ fields, consents, topic, page, locale, idOf }: LeadFormParts): LeadForm {
  const [state, change] = useReducer(changeLead, startLead);
  const alive = useAlive();
  const form = useRef<HTMLFormElement>(null);
  const done = useRef<HTMLHeadingElement>(null);
  /** Two presses may come before the first one is rendered. */
  const busy = useRef(false);
  const firstFault = [...state.fieldErrors.keys()][0];
  const faultyId = firstFault === undefined ? null : idOf(firstFault);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves once for each attempt, not at each change
  useEffect(() => {
    if (faultyId !== null) document.getElementById(faultyId)?.focus();
  }, [state.attempt]);
  useEffect(() => {
    if (state.phase === 'done') done.current?.focus();
  }, [state.phase]);

  const submit = async () => {
    if (busy.current || !form.current) return;
    const values = readValues(form.current, consents.length);
    const fieldErrors = validateLead(values, fields, consents);
    change({ kind: 'send', fieldErrors });
    if (fieldErrors.size > 0) return;
    busy.current = true;
    const outcome = await sendLead(leadRequest(values, fields, { topic, page, consents }), locale);
    busy.current = false;
    change({ kind: 'end', outcome });
  };

  return {
    state,
    alive,
    form,
    done,
    edit: (field) => change({ kind: 'edit', field }),
    submit: () => void submit(),
  };
}

function readValues(form: HTMLFormElement, consents: number): LeadValues {
  const data = new FormData(form);
  const read = (name: string) => String(data.get(name) ?? '');
  const [name, email, phone] = inputNames.map(read);
  return {
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    ticks: Array.from({ length: consents }, (_, at) => data.has(`consent-${at}`)),
  };
}
