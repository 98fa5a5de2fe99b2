import type { GoodSummary } from '#schemas/good.ts';
import type { ProductAttribute } from '#schemas/product-type.ts';

/** An attribute's value in words, e.g. `128 GB`; empty where nothing is said of it. */
export function attributeText(
  attribute: ProductAttribute,
  { attributes = [] }: Pick<GoodSummary, 'attributes'>,
  writeNumber: (value: number) => string,
): string {
  const said = attributes.find(({ alias }) => alias === attribute.alias);
  if (!said) return '';
  if (attribute.kind === 'number')
    return said.number === undefined
      ? ''
      : [writeNumber(said.number), attribute.unit].filter(Boolean).join('\u00a0');
  const titles = new Map(attribute.values?.map(({ alias, title }) => [alias, title]));
  return (said.values ?? []).flatMap((alias) => titles.get(alias) ?? []).join(', ');
}
