import { useState } from 'react';
import { isRecord } from '#registry/is-record.ts';
import type { PageDocument } from '#schemas/page.ts';
import { publicPath } from '#schemas/public-path.ts';
import { entryTitle } from '../../app/entry-title.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldPlace } from '../fields-context.tsx';
import { narrow } from '../suggest/narrow.ts';
import { SuggestInput } from '../suggest/suggest-input.tsx';
import { useEntries } from '../suggest/use-entries.ts';
import { useField } from '../use-field.ts';

/** An address: a page of this site is found by its title, an outside one is written. */
export function LinkControl(place: FieldPlace) {
  const field = useField(place);
  const { t } = useStudioTexts();
  const [wanted, setWanted] = useState(false);
  const pages = useEntries('pages', wanted);
  const value = typeof field.value === 'string' ? field.value : '';
  const suggestions = pages.flatMap((page) => {
    const path = pathOf(page.draft);
    return path === null ? [] : [{ value: path, title: entryTitle(page), note: path }];
  });
  return (
    <FieldFrame place={place} field={field} hint={noteOf(value, t) ?? field.hint}>
      {(control) => (
        <SuggestInput
          control={control}
          label={field.title}
          value={value}
          onChange={(next) => field.setText(next.trim())}
          suggestions={narrow(suggestions, value)}
          onOpen={() => setWanted(true)}
          readOnly={field.readOnly}
          placeholder={t('fields.link-example')}
        />
      )}
    </FieldFrame>
  );
}

/** Path of a stored page that can be linked to. */
function pathOf(draft: unknown): string | null {
  if (!isRecord(draft) || typeof draft['alias'] !== 'string') return null;
  if (/^(layout|error)-/.test(draft['alias'])) return null;
  // What is stored was checked by the platform when it was written.
  return publicPath(draft as unknown as PageDocument) ?? `/${draft['alias']}`;
}

/** What an address will do, said while it is written. */
function noteOf(value: string, t: (key: string) => string): string | null {
  if (value.startsWith('https://')) return t('fields.link-outside');
  if (value.startsWith('http://')) return t('fields.link-insecure');
  if (value.startsWith('mailto:')) return t('fields.link-mail');
  if (value.startsWith('tel:')) return t('fields.link-phone');
  return null;
}
