import { checkValues } from '#engine/forms/check.ts';
import type { CompiledRules } from '#engine/forms/compiled-rules.ts';
import { loadRules } from '#engine/forms/load-rules.ts';
import type { PreparedForm } from '#schemas/prepared-form.ts';
import { fieldKinds } from './field-kinds.ts';
import { createFormStore, type FormStore } from './form-store.ts';
import { readSubmitError } from './read-submit-error.ts';
import { createSendKeys } from './send-key.ts';

/** What a form asks of the page around it. */
export interface FormHost {
  /** @returns what the server answered @throws PlatformFailure */
  readonly send: (
    form: PreparedForm,
    values: Readonly<Record<string, unknown>>,
    key: string,
  ) => Promise<unknown>;
  /** The same form as the server has it now; null when it has none. */
  readonly fresh: (form: PreparedForm) => Promise<PreparedForm | null>;
  /** Resolves when no file is on its way. */
  readonly filesSettled: () => Promise<void> | null;
  readonly accepted: (answer: unknown, values: Readonly<Record<string, unknown>>) => void;
  /** The form could not be sent, in the server's words; empty when it had none. */
  readonly failed: (text: string) => void;
}

/** One form from the moment its code runs until it is taken. */
export interface FormLife {
  readonly store: FormStore;
  /** Begins to load the rules; the same promise while they are on their way. Never rejects. */
  readonly prepare: () => Promise<void>;
  /** Checks and sends. While one try is under way, another does nothing. Never rejects. */
  readonly submit: () => Promise<void>;
}

/**
 * @param host asked at each use, since it changes with every render
 * @param load as tests replace it
 */
export function createFormLife(
  form: PreparedForm,
  {
    values,
    host,
    load = loadRules,
  }: {
    readonly values: Readonly<Record<string, unknown>>;
    readonly host: () => FormHost;
    readonly load?: typeof loadRules;
  },
): FormLife {
  let loaded: { readonly url: string; readonly rules: CompiledRules } | undefined;
  let loading: { readonly url: string; readonly done: Promise<void> } | undefined;
  let busy = false;
  const keys = createSendKeys();
  const store = createFormStore({
    form,
    values,
    kinds: fieldKinds,
    check: ({ rulesUrl, definition, today, passwordRules }, sent) =>
      loaded?.url === rulesUrl
        ? checkValues(definition, loaded.rules, {
            values: sent,
            context: { today, ...(passwordRules && { passwordRules }) },
          })
        : null,
  });
  const current = () => store.state.getState().form;

  const fetchRules = async (url: string) => {
    loaded = { url, rules: url === '' ? noRules : await load(url) };
    store.rulesReady();
  };
  const loadOrRenew = async () => {
    const { rulesUrl } = current();
    try {
      await fetchRules(rulesUrl);
    } catch {
      // Either the line is down, or a newer definition is live and these rules are gone.
      const fresh = await host().fresh(current());
      if (!fresh || fresh.rulesUrl === rulesUrl) return;
      store.adopt(fresh);
      // Without rules the server still checks.
      await fetchRules(fresh.rulesUrl).catch(() => undefined);
    }
  };
  const prepare = () => {
    const { rulesUrl } = current();
    if (loaded?.url === rulesUrl) return Promise.resolve();
    if (loading?.url === rulesUrl) return loading.done;
    const done = loadOrRenew().finally(() => {
      loading = undefined;
    });
    loading = { url: rulesUrl, done };
    return done;
  };

  const trySending = async () => {
    if (loaded?.url !== current().rulesUrl) {
      store.begin('waiting');
      await prepare();
    }
    const files = host().filesSettled();
    if (files) {
      store.begin('waiting');
      await files;
    }
    if (!store.checkAll()) return;
    store.begin('sending');
    const sent = store.submission();
    const answer = await host().send(current(), sent, keys(sent));
    store.finish(answer);
    host().accepted(answer, sent);
  };

  return {
    store,
    prepare,
    submit: async () => {
      if (busy) return;
      busy = true;
      try {
        await trySending();
      } catch (error) {
        const failure = readSubmitError(error, store.refuse);
        if (failure.error) store.fail(failure.error);
        else store.pause();
        if (failure.message !== null) host().failed(failure.message);
      } finally {
        busy = false;
      }
    },
  };
}

/** Rules of a form that has no module of them, as in examples: what stands outside of the module is still checked. */
const noRules: CompiledRules = () => true;
