import { isRecord } from '#registry/is-record.ts';
import { migrateProps, normaliseProps } from '#registry/normalise-props.ts';
import type { Registry } from '#registry/registry.ts';
import type { Widget } from '#registry/widget.ts';
import type { Block, PageDocument } from '#schemas/page.ts';
import { isSame } from '../../app/same-value.ts';
import { childPointer, valueAt } from '../../fields/state/pointers.ts';
import { translatedProps } from '../canvas/local-props.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * The page with blocks of older versions of their widgets as the present version has them, in all languages, so that fields
 * show what visitors see and saving keeps it. What cannot be lifted without a change to the page stays as it is stored.
 */
export function liftPage(page: PageDocument, registry: Registry): PageDocument {
  const blocks = page.blocks.map((block) => liftBlock(block, registry));
  return blocks.every((block, i) => block === page.blocks[i]) ? page : { ...page, blocks };
}

function liftBlock(block: Block, registry: Registry): Block {
  const widget = registry.get(block.type);
  const own = widget ? liftProps(widget, block) : block;
  if (own.slots === undefined) return own;
  const slots = Object.entries(own.slots).map(
    ([name, inner]) => [name, inner.map((one) => liftBlock(one, registry)), inner] as const,
  );
  const isUnchanged = slots.every(([, lifted, inner]) => lifted.every((one, i) => one === inner[i]));
  return isUnchanged
    ? own
    : { ...own, slots: Object.fromEntries(slots.map(([name, lifted]) => [name, lifted])) };
}

function liftProps(widget: Widget, block: Block): Block {
  const stored = block.version ?? 1;
  if (stored >= widget.version) return block;
  const lift = (props: unknown) => {
    const lifted = migrateProps(widget, props, stored);
    return 'props' in lifted && isRecord(lifted.props) ? lifted.props : null;
  };
  const props = lift(block.props);
  if (props === null) return block;
  const languages = Object.entries(block.locales ?? {}).map(([locale, texts]): [string, Texts] => [
    locale,
    { ...sameTexts(block.props, texts, props), ...otherTexts(props, lift(translatedProps(block, locale))) },
  ]);
  const lifted: Block = {
    ...block,
    version: widget.version,
    props,
    ...(block.locales !== undefined && { locales: Object.fromEntries(languages) }),
  };
  const shown = (one: Block, locale: string) =>
    normaliseProps(widget, { ...one, props: translatedProps(one, locale) });
  // A migration that looks at a text may lead to another shape in another language, which a document cannot say.
  const isFaithful = ['', ...Object.keys(block.locales ?? {})].every((locale) => {
    const [before, after] = [shown(block, locale), shown(lifted, locale)];
    return before.ok && isSame(before, after);
  });
  return isFaithful ? lifted : block;
}

/** Texts that a language has of its own although they are the same word: they count as translated. */
function sameTexts(before: unknown, texts: Texts, after: unknown): Texts {
  return Object.fromEntries(
    Object.entries(texts).filter(
      ([pointer, text]) => valueAt(before, pointer) === text && valueAt(after, pointer) === text,
    ),
  );
}

/** Every text of `other` that is not what `base` has at its place. */
function otherTexts(base: unknown, other: unknown, pointer = ''): Texts {
  if (typeof other === 'string') return other === base ? {} : { [pointer]: other };
  if (typeof other !== 'object' || other === null) return {};
  return Object.assign(
    {},
    ...Object.entries(other).map(([name, value]) =>
      otherTexts(valueAt(base, childPointer('', name)), value, childPointer(pointer, name)),
    ),
  );
}
