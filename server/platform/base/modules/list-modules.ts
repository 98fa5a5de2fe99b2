import type { PlatformModule } from './define-module.ts';

/** Any module, whatever it needs and offers; the list's own types say whether it fits. */
export type AnyModule = Pick<PlatformModule<object, object>, 'name'>;

type NeedsOf<Module> = Module extends { readonly types?: { readonly needs: (needs: infer Needs) => void } }
  ? Needs
  : never;
type OffersOf<Module> = Module extends { readonly types?: { readonly offers: infer Offers } }
  ? Offers
  : never;

/** What there is once all modules of a list are open. */
export type PartsOf<Ground, Modules extends readonly AnyModule[]> = Modules extends readonly [
  infer First,
  ...infer Rest extends readonly AnyModule[],
]
  ? PartsOf<Ground & OffersOf<First>, Rest>
  : Ground;

/** The list itself where each module finds before it what it needs; a sentence in place of one that does not. */
type InOrder<Ground, Modules extends readonly AnyModule[]> = Modules extends readonly [
  infer First,
  ...infer Rest extends readonly AnyModule[],
]
  ? readonly [
      Ground extends NeedsOf<First>
        ? keyof Ground & keyof OffersOf<First> extends never
          ? First
          : {
              readonly error: 'offers what there is already';
              readonly names: keyof Ground & keyof OffersOf<First>;
            }
        : { readonly error: 'needs what no module before it offers'; readonly needs: NeedsOf<First> },
      ...InOrder<Ground & OffersOf<First>, Rest>,
    ]
  : readonly [];

/**
 * Modules in the order they are opened in. A module that needs what none before it offers, or offers a name a second time, does
 * not compile.
 * @typeParam Ground what there is before the first
 */
export const listModules =
  <Ground extends object>() =>
  <const Modules extends readonly AnyModule[]>(...modules: Modules & InOrder<Ground, Modules>): Modules =>
    modules;
