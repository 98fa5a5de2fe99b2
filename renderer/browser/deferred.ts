/** A promise with its own switch. `Promise.withResolvers` says the same, but phones of 2023 do not have it. */
export interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

export function createDeferred(): Deferred {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
