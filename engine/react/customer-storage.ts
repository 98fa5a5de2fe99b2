/*
 * Everything a browser keeps of a person (drafts, the order of a payment, a sign-up that waits for its code) goes through
 * here, so that all of it can be forgotten at once ([sec 4]). What belongs to the device (consent, attribution, the cart)
 * does not. A page that was left behind (`page-person.ts`) finds nothing and keeps nothing: what is there is another person's, and
 * what was typed on it must not become theirs.
 */

import { isLeftBehind } from './page-person.ts';

/** All keys begin with it. */
export const customerPrefix = 'mozaika:customer:';
/** Whose turn it is at this device, as a word that changes when the person is forgotten. Says nothing about anybody. */
const turnKey = 'mozaika:turn';

/** `tab`: until the tab is closed, in no other one. `device`: until it is forgotten. */
export type Kept = 'tab' | 'device';

/** The part of a storage that is used. Nothing of it throws: where nothing may be kept, nothing is. */
export type CustomerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser may refuse to hand its storages out: a strict privacy setting throws on the mere mention. */
const open = { tab: () => sessionStorage, device: () => localStorage };

function attempt<T>(kept: Kept, act: (storage: Storage) => T): T | null {
  try {
    return act(open[kept]());
  } catch {
    return null;
  }
}

/**
 * What the person at this device keeps. A tab cannot clear another tab's storage; so keys carry the turn, and what was
 * written in an earlier one is swept away instead of read.
 */
export function customerStorage(kept: Kept): CustomerStorage {
  const keyOf = (name: string) => {
    const turn = attempt('device', (device) => device.getItem(turnKey)) ?? '';
    const own = `${customerPrefix}${turn}:`;
    attempt(kept, (storage) => sweep(storage, (key) => !key.startsWith(own)));
    return `${own}${name}`;
  };
  const own = <T>(act: (storage: Storage) => T): T | null => (isLeftBehind() ? null : attempt(kept, act));
  return {
    getItem: (name) => own((storage) => storage.getItem(keyOf(name))),
    setItem: (name, value) => void own((storage) => storage.setItem(keyOf(name), value)),
    removeItem: (name) => void own((storage) => storage.removeItem(keyOf(name))),
  };
}

/** Takes what this browser kept of a person out of it, in every tab ([sec 4]): whoever comes next finds empty forms. */
export function forgetCustomer(): void {
  attempt('device', (device) => device.setItem(turnKey, String(Math.random()).slice(2)));
  for (const kept of ['tab', 'device'] as const) attempt(kept, (storage) => sweep(storage, () => true));
}

/** Takes out what this tab alone keeps of a person who is not there any more. */
export const forgetTab = (): void => void attempt('tab', (storage) => sweep(storage, () => true));

function sweep(storage: Storage, goes: (key: string) => boolean): void {
  for (const key of Object.keys(storage))
    if (key.startsWith(customerPrefix) && goes(key)) storage.removeItem(key);
}
