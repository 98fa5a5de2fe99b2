import type { ReactNode } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { CustomEntityItem } from '#schemas/custom-entity.ts';
import { Picture } from '#ui/design/picture.tsx';
import { bindShortWords } from '#ui/design/short-words.ts';
import { RichHtml } from '../rich-text/rich-html.tsx';
import { anyIcon, FieldIcon } from './field-icon.tsx';
import { type FieldValue, readFieldValue } from './field-value.ts';

/** Fields that explain themselves: shown as plain lines, without their name. */
const selfEvident: ReadonlySet<string> = new Set(['description', 'note', 'text', 'lead']);

interface Props {
  readonly item: CustomEntityItem;
  /** Widgets that stand in formatted texts. */
  readonly slots: Readonly<Record<string, ReactNode>>;
}

/** What an entity's `value` holds, each field by its kind. Fields that cannot be shown are left out. */
export function EntityFields({ item, slots }: Props) {
  const fields = Object.entries(item.value).flatMap(([name, raw]) => {
    const value = readFieldValue(raw);
    return value ? [{ name, value }] : [];
  });
  const pictures = fields.filter(({ value }) => value.kind === 'image');
  const lines = fields.filter(({ name, value }) => value.kind !== 'image' && selfEvident.has(name));
  const named = fields.filter(({ name, value }) => value.kind !== 'image' && !selfEvident.has(name));
  return (
    <>
      {pictures.map(({ name, value }) => (
        <div key={name} className="mt-4">
          <Value value={value} slots={slots} />
        </div>
      ))}
      {named.length > 0 && (
        <dl className="mt-5 grid gap-4">
          {named.map(({ name, value }) => (
            <div key={name} className={anyIcon(named.map((field) => field.name)) ? 'relative pl-8' : ''}>
              <dt className="text-sm text-ink-soft">
                <span className="absolute top-0 left-0">
                  <FieldIcon name={name} />
                </span>
                <FieldName name={name} />
              </dt>
              <dd className="font-medium">
                <Value value={value} slots={slots} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {lines.map(({ name, value }) => (
        <div key={name} className="mt-5 leading-relaxed text-ink-soft">
          <Value value={value} slots={slots} />
        </div>
      ))}
    </>
  );
}

/** The field's name from the interface texts, otherwise its own key made readable. */
function FieldName({ name }: { name: string }) {
  const { t } = usePage();
  const key = `custom-entity-item.field.${name}`;
  const known = t(key);
  if (known !== key) return known;
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function Value({ value, slots }: { readonly value: FieldValue; readonly slots: Props['slots'] }) {
  const { t, href, locale } = usePage();
  switch (value.kind) {
    case 'text':
      return bindShortWords(value.text);
    case 'formatted':
      return <RichHtml html={value.html} slots={slots} />;
    case 'number':
      return new Intl.NumberFormat(locale).format(value.number);
    case 'flag':
      return t(value.flag ? 'custom-entity-item.yes' : 'custom-entity-item.no');
    case 'link':
      return (
        <a href={href(value.href)} className="text-link inline-flex min-h-11 items-center break-all">
          {value.text}
        </a>
      );
    case 'image':
      return (
        <Picture
          picture={{ src: value.src, alt: value.alt, width: value.width ?? 480, height: value.height ?? 360 }}
          className="h-auto w-full rounded-control object-cover"
        />
      );
  }
}
