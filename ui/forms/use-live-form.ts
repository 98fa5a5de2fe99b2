import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useNotifications } from '#engine/react/notifications.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import { useAlive } from '#engine/react/use-alive.ts';
import { focusField } from './focus-field.ts';
import { draftKey } from './form-draft.ts';
import { createFormLife, type FormHost, type FormLife } from './form-life.ts';
import type { FormParts } from './form-parts.tsx';
import { freshForm } from './fresh-form.ts';
import type { LiveFormProps } from './live-form-props.ts';
import { endMarketingCookie } from './marketing-query.ts';
import { type PressWatch, watchPresses } from './press-watch.ts';
import { sendForm } from './send-form.ts';
import { useDraft } from './use-draft.ts';
import { useFormServices } from './use-form-services.ts';

export interface LiveFormState {
  readonly parts: FormParts;
  readonly life: FormLife;
  /** Around the form, while it is there. */
  readonly frame: RefObject<HTMLDivElement | null>;
}

/** Brings a form to life: its rules, its draft, what happens when it is sent, and where the focus goes. */
export function useLiveForm(props: LiveFormProps): LiveFormState {
  const { form, id } = props;
  const { path, locale, t } = usePage();
  const { notify } = useNotifications();
  const alive = useAlive();
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<FormHost>(noHost);
  const [life] = useState(() =>
    createFormLife(form, { values: props.values ?? {}, host: () => host.current }),
  );
  const { store } = life;
  const current = useStore(store.state, (state) => state.form);
  const { services, filesSettled } = useFormServices(current, alive);

  useEffect(() => {
    host.current = {
      send: (now, filled, sendKey) => {
        const values = { ...filled, ...props.extra };
        if (props.submit) return props.submit(values, sendKey);
        const submission = { form: now, values, query: props.query ?? {}, locale, sendKey };
        return sendForm(submission, document.cookie);
      },
      fresh: (now) => freshForm(now.source, location.pathname + location.search),
      filesSettled,
      accepted: (answer, values) => {
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
        if (current.definition.clear_marketing_cookie) document.cookie = endMarketingCookie;
        props.onDone?.(answer, values);
      },
      failed: (text) =>
        notify({ kind: 'error', title: t('form.error-title'), text: text || t('form.failed') }),
    };
  });

  useDraft(store, draftKey(form.source.name ?? form.source.kind, id, path), frame);
  const press = useRef<PressWatch | null>(null);
  useEffect(() => {
    void life.prepare();
    const watch = watchPresses(document);
    press.current = watch;
    return watch.stop;
  }, [life]);
  useEffect(() => {
    store.adopt(form);
    void life.prepare();
  }, [store, life, form]);

  const attempt = useStore(store.state, (state) => state.attempt);
  useEffect(() => {
    const [first] = store.state.getState().refused;
    if (attempt > 0 && first !== undefined && frame.current)
      focusField(frame.current, first, `${id}-${first}`);
  }, [attempt, store, id]);

  const parts = useMemo<FormParts>(
    () => ({
      id,
      store,
      services,
      leave: (alias) => {
        const leave = () => store.leave(alias);
        if (press.current) press.current.whenCalm(leave);
        else leave();
      },
    }),
    [id, store, services],
  );
  return { parts, life, frame };
}

/** Until the first effect has run there is nothing to send with; nothing is sent that early. */
const noHost: FormHost = {
  send: () => Promise.reject(new Error('The form is not alive yet.')),
  fresh: async () => null,
  filesSettled: () => null,
  accepted: () => undefined,
  failed: () => undefined,
};
