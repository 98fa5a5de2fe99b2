import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { isRecord } from '#registry/is-record.ts';
import { kindCalls } from '#schemas/calls/staff/content.ts';
import { contentKinds } from '#schemas/content-kinds.ts';
import { ApiError } from '../../app/api.ts';
import { useErrorWords } from '../../app/error-words.ts';
import type { SiteLanguage } from '../../app/site-languages.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { useUnsavedWork } from '../../app/unsaved-work.ts';
import { FoundNote } from '../../journal/found-note.tsx';
import type { FoundRecord } from '../../journal/journal.ts';
import { journalName } from '../../journal/journal-name.ts';
import { UnkeptNote } from '../../journal/unkept-note.tsx';
import { useJournal } from '../../journal/use-journal.ts';
import { Field } from '../../parts/field.tsx';
import { useToast } from '../../parts/toast.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { textAt } from '../body-parts.ts';
import { formAddress } from '../entity-addresses.ts';
import type { EntityKind } from '../entity-kind.ts';
import { BodyFields } from './body-fields.tsx';

interface Props {
  readonly entity: EntityKind;
  readonly locale: string;
  readonly languages: readonly SiteLanguage[];
}

/** A new entry: its language, its key where people choose it, and its body. */
export function NewEntity({ entity, locale: first, languages }: Props) {
  const { t } = useStudioTexts();
  const words = useErrorWords();
  const say = useToast();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [locale, setLocale] = useState(first);
  const [key, setKey] = useState('');
  const [body, setBody] = useState<unknown>(() => entity.empty(''));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const { journal, found, failure } = useJournal(journalName({ kind: entity.kind, key: '', locale: '' }));
  const left = found[0];
  useUnsavedWork({ dirty: () => changed, drop: journal.drop });
  const { segment, perLocale } = contentKinds[entity.kind];
  const { KeyField, keyGap = needsKey } = entity;
  const asksKey = entity.keyOf === undefined;
  const touched = (nextBody: unknown, nextKey: string) => {
    setChanged(true);
    journal.keep({ body: { key: nextKey, locale, body: nextBody }, base: null });
  };
  const restore = ({ record, key: kept }: FoundRecord) => {
    const typed = record.body;
    if (isRecord(typed)) {
      setKey(textAt(typed, 'key'));
      if (languages.some((one) => one.locale === textAt(typed, 'locale'))) setLocale(textAt(typed, 'locale'));
      setBody(typed['body']);
      setChanged(true);
      journal.keep({ body: typed, base: null });
    }
    journal.discard(kept);
  };
  // The way to what was made is free only when nothing counts as unsaved any more.
  useEffect(() => {
    if (made !== null) void navigate(made, { replace: true });
  }, [made, navigate]);
  const write = (next: string) => {
    const renamed = withKey(body, entity.empty(next), entity.empty(key));
    setKey(next);
    setBody(renamed);
    touched(renamed, next);
  };
  const create = async () => {
    const gap = asksKey ? keyGap(key) : null;
    if (gap !== null) return setErrors({ key: t(gap) });
    setBusy(true);
    try {
      const { data } = await callStaff(kindCalls(contentKinds[entity.kind]).create, {
        body: { key: entity.keyOf?.(body) ?? key, ...(perLocale && { locale }), data: body },
      });
      // Lists of it, and what fields offer to choose from.
      await Promise.all([
        cache.invalidateQueries({ queryKey: ['list', kindCalls(contentKinds[entity.kind]).list.path] }),
        cache.invalidateQueries({ queryKey: ['field-entries', segment] }),
      ]);
      say(t('entities.created'));
      journal.drop();
      setChanged(false);
      setMade(formAddress(entity, data));
    } catch (error) {
      setErrors(error instanceof ApiError ? error.fields : {});
      say(words(error), 'problem');
      setBusy(false);
    }
  };
  return (
    <form
      className="max-w-5xl"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void create();
      }}
    >
      <Toolbar
        title={t(`entities.${entity.kind}-new`)}
        back={
          <Link className="s-link" to={`/${entity.path}`}>
            {t(`entities.${entity.kind}-title`)}
          </Link>
        }
      >
        <button type="submit" className="s-btn s-btn-main" aria-disabled={busy}>
          {t('entities.create-draft')}
        </button>
      </Toolbar>
      {changed && failure && <UnkeptNote failure={failure} />}
      {left && !changed && (
        <div className="mb-4">
          <FoundNote
            record={left.record}
            onRestore={() => {
              restore(left);
              return undefined;
            }}
            onDiscard={() => journal.discard(left.key)}
          />
        </div>
      )}
      {(asksKey || perLocale) && (
        <div className="s-card mb-4 grid items-start gap-4 p-4 desktop:grid-cols-2 desktop:p-5">
          {KeyField && <KeyField value={key} onChange={write} error={errors['key']} />}
          {asksKey && !KeyField && (
            <Field
              label={t(`entities.key-${entity.keyShape ?? 'name'}`)}
              hint={t(`entities.key-hint-${entity.keyShape ?? 'name'}`)}
              error={errors['key']}
              required
            >
              {(control) => (
                <input
                  {...control}
                  className="s-input font-mono text-small"
                  value={key}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => write(event.target.value.trim())}
                />
              )}
            </Field>
          )}
          {perLocale && (
            <Field label={t('entities.column-locale')} error={errors['locale']}>
              {(control) => (
                <select
                  {...control}
                  className="s-input"
                  value={locale}
                  onChange={(event) => setLocale(event.target.value)}
                >
                  {languages.map((language) => (
                    <option key={language.locale} value={language.locale}>
                      {language.name}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
        </div>
      )}
      <BodyFields
        entity={entity}
        entryKey={key}
        locale={locale}
        value={body}
        onChange={(next) => {
          setBody(next);
          touched(next, key);
        }}
        errors={errors}
        readOnly={false}
        focusOn={null}
      />
    </form>
  );
}

const needsKey = (key: string) => (key === '' ? 'entities.key-needed' : null);

/** The body with the parts that come from the key replaced, and with what was written kept. */
function withKey(body: unknown, next: unknown, before: unknown): unknown {
  if (!isRecord(body) || !isRecord(next) || !isRecord(before)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, value === before[name] ? next[name] : value]),
  );
}
