import { useState } from 'react';
import { contentKinds, isContentKind } from '#schemas/content-kinds.ts';
import { entryTitle } from '../../app/entry-title.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldPlace } from '../fields-context.tsx';
import { narrow } from '../suggest/narrow.ts';
import { SuggestInput, type Suggestion } from '../suggest/suggest-input.tsx';
import { useEntries } from '../suggest/use-entries.ts';
import { useField } from '../use-field.ts';

/** The key of another piece of content, chosen from what there is; one that does not exist is said to be missing. */
export function RelationControl(place: FieldPlace) {
  const field = useField(place);
  const { t, locale: spoken } = useStudioTexts();
  const [opened, setOpened] = useState(false);
  const relation = place.shape.relation ?? '';
  const isType = relation === 'custom-entity-type';
  const kind = isType ? 'custom-entity' : relation;
  const segment = isContentKind(kind) ? contentKinds[kind].segment : '';
  const value = typeof field.value === 'string' ? field.value : '';
  const entries = useEntries(segment, segment !== '' && (opened || value !== ''));
  // Types that were described and have no items yet can be named, too.
  const types = useEntries(contentKinds['custom-entity-type'].segment, isType && (opened || value !== ''));
  const known = new Map<string, Suggestion>();
  for (const type of types) {
    const title = entryTitle(type, spoken);
    known.set(type.key, { value: type.key, title, ...(title !== type.key && { note: type.key }) });
  }
  for (const entry of entries) {
    const key = isType ? (entry.key.split('/')[0] ?? entry.key) : entry.key;
    if (known.has(key)) continue;
    const title = isType ? key : entryTitle(entry);
    known.set(key, { value: key, title, ...(title !== key && { note: key }) });
  }
  const isLost = value !== '' && entries.length + types.length > 0 && !known.has(value);
  const named = known.get(value);
  const hint = isLost
    ? t('fields.relation-lost', { key: value })
    : named && named.title !== value
      ? named.title
      : field.hint;
  return (
    <FieldFrame place={place} field={field} hint={hint}>
      {(control) => (
        <SuggestInput
          control={control}
          label={field.title}
          value={value}
          onChange={field.setText}
          suggestions={narrow([...known.values()], value)}
          onOpen={() => setOpened(true)}
          readOnly={field.readOnly}
          placeholder={t('fields.choose')}
          mono
        />
      )}
    </FieldFrame>
  );
}
