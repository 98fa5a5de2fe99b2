import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { fieldTypes } from '#engine/forms/field-types.ts';
import type { FormDefinition, FormGroup } from '#schemas/form.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Menu } from '../../parts/menu.tsx';
import { AddChoice } from './add-choice.tsx';
import {
  addField,
  duplicateField,
  moveField,
  moveGroup,
  newField,
  removeField,
  removeGroup,
  updateField,
  updateGroup,
} from './definition-edits.ts';
import { FieldRow } from './field-row.tsx';
import { FieldSettings } from './field-settings.tsx';
import { typeTitle } from './field-types.ts';

interface Props {
  readonly definition: FormDefinition;
  readonly group: FormGroup;
  readonly at: number;
  /** Alias of the open field. */
  readonly open: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  readonly onOpen: (alias: string | null) => void;
  readonly onChange: (definition: FormDefinition) => void;
}

/** One group: its title, its fields, and a way to add one. */
export function GroupEditor({ definition, group, at, open, errors, readOnly, onOpen, onChange }: Props) {
  const { t, locale } = useStudioTexts();
  const id = useId();
  const name = group.title || t('forms.group-number', { number: at + 1 });
  const [leaving, setLeaving] = useState<{ readonly field: number; readonly title: string } | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // A new field is named at once: the focus goes to its first setting.
  const [added, setAdded] = useState<string | null>(null);
  useEffect(() => {
    if (added === null || open !== added) return;
    const inputs = list.current?.querySelectorAll<HTMLElement>(':scope > li:last-child :is(input, textarea)');
    inputs?.item(0)?.focus();
    setAdded(null);
  }, [added, open]);
  return (
    <section aria-label={name} className="grid gap-2 rounded-xl border border-line bg-sunken p-3">
      <div className="flex items-center gap-1">
        <input
          className="s-input font-semibold"
          aria-label={t('forms.group-title', { number: at + 1 })}
          placeholder={t('forms.group-placeholder')}
          value={group.title ?? ''}
          readOnly={readOnly}
          onChange={(event) => onChange(updateGroup(definition, at, { title: event.target.value }))}
        />
        {!readOnly && (
          <Menu
            label={t('forms.actions', { name })}
            items={[
              {
                key: 'up',
                label: t('forms.move-up'),
                icon: ArrowUp,
                disabled: at === 0,
                onSelect: () => onChange(moveGroup(definition, at, -1)),
              },
              {
                key: 'down',
                label: t('forms.move-down'),
                icon: ArrowDown,
                disabled: at === definition.groups.length - 1,
                onSelect: () => onChange(moveGroup(definition, at, 1)),
              },
              {
                key: 'remove',
                label: t('forms.delete-group'),
                icon: Trash2,
                danger: true,
                disabled: definition.groups.length < 2 || group.fields.length > 0,
                onSelect: () => onChange(removeGroup(definition, at)),
              },
            ]}
          />
        )}
      </div>
      {group.fields.length === 0 && <p className="s-hint px-2 py-3">{t('forms.group-empty')}</p>}
      <ul ref={list} className="grid gap-1.5">
        {group.fields.map((field, index) => {
          const place = { group: at, field: index };
          const prefix = `/groups/${at}/fields/${index}`;
          const own = Object.entries(errors).filter(
            ([path]) => path === prefix || path.startsWith(`${prefix}/`),
          );
          const isOpen = open === field.alias;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the alias changes while it is written, and must not lose the focus
            <li key={index} className="min-w-0 rounded-lg border border-line bg-surface">
              <FieldRow
                field={field}
                open={isOpen}
                wrong={own.length > 0}
                readOnly={readOnly}
                panelId={`${id}-${index}`}
                onToggle={() => onOpen(isOpen ? null : field.alias)}
                onMove={(step) => onChange(moveField(definition, place, step))}
                onCopy={() => onChange(duplicateField(definition, place))}
                onRemove={() => setLeaving({ field: index, title: field.title || field.alias })}
              />
              <div id={`${id}-${index}`} hidden={!isOpen}>
                {isOpen && (
                  <FieldSettings
                    definition={definition}
                    field={field}
                    errors={Object.fromEntries(
                      own.map(([path, words]) => [path.slice(prefix.length), words]),
                    )}
                    readOnly={readOnly}
                    onChange={(change) => {
                      onChange(updateField(definition, place, change));
                      if (change.alias !== undefined) onOpen(change.alias);
                    }}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {!readOnly && (
        <AddChoice
          button={adder}
          label={t('forms.field-add-to', { name })}
          options={fieldTypes.map((type) => [type, typeTitle(type, locale)] as const)}
          onAdd={(type) => {
            const field = newField(definition, type, typeTitle(type, locale));
            onChange(addField(definition, at, field));
            onOpen(field.alias);
            setAdded(field.alias);
          }}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t('forms.delete-field-title', { name: leaving.title })}
          confirm={t('forms.delete-field')}
          danger
          onConfirm={() => {
            onChange(removeField(definition, { group: at, field: leaving.field }));
            // The button that asked goes with its field; the focus must not be lost.
            requestAnimationFrame(() => adder.current?.focus());
            return undefined;
          }}
          onClose={() => setLeaving(null)}
        >
          <p>{t('forms.delete-field-means')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
