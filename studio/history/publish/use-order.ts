import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentEntry } from '#schemas/content-entry.ts';
import { useErrorWords } from '../../app/error-words.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useToast } from '../../parts/toast.tsx';
import { forgetEntry } from '../entry-calls.ts';
import { formatMoment } from '../moment.tsx';
import { executeOrder, type Order } from './execute-order.ts';
import { atOnce, useReleases, type When } from './when-fields.tsx';

interface Options {
  readonly entry: ContentEntry;
  /** Name of the entry for people. */
  readonly title: string;
  readonly action: Order['action'];
  readonly onClose: () => void;
  /** It is live, or off the site, now. */
  readonly onDone: ((entry: ContentEntry) => void) | undefined;
  /** The platform refused it: what else there is to show of that. */
  readonly onRefused?: (error: unknown) => void | Promise<void>;
}

/** What a dialog that publishes or takes off the site knows of its order. */
export interface OrderState {
  readonly when: When;
  readonly setWhen: (when: When) => void;
  /** Whether the person may do it at once and plan it. */
  readonly mayPublish: boolean;
  readonly busy: boolean;
  /** What is wrong with the moment or the release. */
  readonly fieldError: string | undefined;
  /** Why it was refused. */
  readonly error: string | undefined;
  readonly forgetError: () => void;
  /** @param locales languages of a page; left out, all */
  readonly execute: (locales?: readonly string[]) => Promise<void>;
}

const doneTexts = { publish: 'publish.done', unpublish: 'publish.taken-off' };

/** An order to publish or to take off the site: when, whether it is on its way, and what came of it. */
export function useOrder({ entry, title, action, onClose, onDone, onRefused }: Options): OrderState {
  const { t, locale } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const cache = useQueryClient();
  const releases = useReleases();
  const mayPublish = useStaff().may('publisher');
  const [when, setWhen] = useState<When>(mayPublish ? atOnce : { ...atOnce, kind: 'release' });
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<{ readonly field?: string; readonly message?: string }>({});
  const attempt = async (locales: readonly string[] | undefined) => {
    const order: Order = { entry, action, when, releases, ...(locales && { locales }) };
    const outcome = await executeOrder(order, new Date());
    if (outcome.kind === 'refused') return setErrors({ field: t(outcome.reason) });
    if (outcome.kind === 'done') {
      say(t(doneTexts[action], { title }));
      onDone?.(outcome.entry);
    } else if (outcome.kind === 'planned')
      say(t('publish.planned', { title, at: formatMoment(outcome.at, locale) }));
    else say(t('publish.in-release', { title, release: outcome.title }));
    void forgetEntry(cache, entry);
    onClose();
  };
  const execute = async (locales?: readonly string[]) => {
    if (busy) return;
    setBusy(true);
    try {
      await attempt(locales);
    } catch (error) {
      await onRefused?.(error);
      setErrors({ message: words(error) });
    }
    setBusy(false);
  };
  return {
    when,
    setWhen,
    mayPublish,
    busy,
    fieldError: errors.field,
    error: errors.message,
    forgetError: () => setErrors({}),
    execute,
  };
}
