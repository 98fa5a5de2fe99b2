import { useEffect, useReducer, useRef, useState } from 'react';
import { Failed, InvalidFields, PlatformFailure } from '#engine/react/platform-failures.ts';
import type { FieldViewProps } from '../../field-kind.ts';
import { changeFiles, countFiles, type FileItem, shownFiles } from './file-list.ts';
import { faultOf, fileRules } from './file-rules.ts';
import { faultWords, shownName } from './file-words.ts';

export interface Files {
  readonly items: readonly FileItem[];
  /** What just happened, to be said politely. */
  readonly news: string;
  readonly add: (files: readonly File[]) => void;
  readonly again: (item: FileItem) => void;
  /** Takes a file away; one that is on its way is stopped. */
  readonly remove: (item: FileItem) => void;
}

/** The files of one field: what is chosen is checked, sent, and once it is there its id joins the value of the field. */
export function useFiles(props: FieldViewProps<readonly string[]>): Files {
  const { field, value, services } = props;
  const { t, upload } = services;
  const [own, change] = useReducer(changeFiles, []);
  const [news, setNews] = useState('');
  const flights = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  // Two files may arrive before the first of them is rendered.
  const latest = useRef({ value, onChange: props.onChange });
  useEffect(() => {
    latest.current = { value, onChange: props.onChange };
  });
  useEffect(() => {
    const open = flights.current;
    return () => {
      for (const flight of open.values()) flight.abort();
    };
  }, []);
  const rules = fileRules(field);
  const items = shownFiles(own, value, (at) => t('form.file.earlier', { number: at }));

  const setValue = (next: readonly string[]) => {
    latest.current.value = next;
    latest.current.onChange(next);
  };
  const send = async (item: FileItem) => {
    const { key, file, name } = item;
    if (!file) return;
    const flight = new AbortController();
    flights.current.set(key, flight);
    change({ do: 'move', key, state: { is: 'sending', share: 0 } });
    try {
      if (!upload) throw new Failed('', 0);
      const progress = (share: number) => {
        if (!flight.signal.aborted) change({ do: 'move', key, state: { is: 'sending', share } });
      };
      const { id } = await upload(field.alias, file, { signal: flight.signal, progress });
      if (flight.signal.aborted) return;
      change({ do: 'move', key, state: { is: 'done', id } });
      setValue([...latest.current.value, id]);
      setNews(t('form.file.sent', { name }));
    } catch (error) {
      if (flight.signal.aborted) return;
      const message = messageOf(error, field.alias) || t('form.file.failed');
      // What the server found wrong with the file itself it would find again: there is nothing to send once more.
      const is = error instanceof InvalidFields ? 'refused' : 'failed';
      change({ do: 'move', key, state: { is, message } });
      setNews(`${name}: ${message}`);
    } finally {
      flights.current.delete(key);
    }
  };
  const remove = (item: FileItem) => {
    flights.current.get(item.key)?.abort();
    change({ do: 'remove', key: item.key });
    const { state } = item;
    if (state.is === 'done') setValue(latest.current.value.filter((id) => id !== state.id));
    setNews(t('form.file.removed', { name: item.name }));
  };
  const add = (files: readonly File[]) => {
    // Where one file is asked for, another one chosen takes its place.
    if (rules.most === 1) for (const item of items) remove(item);
    let room = rules.most === 1 ? 1 : rules.most - countFiles(items);
    const added = files.map((file): FileItem => {
      const fault = faultOf(file, rules) ?? (room > 0 ? null : 'many');
      if (!fault) room -= 1;
      lastKey.current += 1;
      return {
        key: lastKey.current,
        name: shownName(file.name),
        size: file.size,
        type: file.type,
        file,
        state: fault
          ? { is: 'refused', message: faultWords(fault, rules, services) }
          : { is: 'sending', share: 0 },
      };
    });
    change({ do: 'add', items: added });
    setNews(
      added
        .map(({ name, state }) =>
          state.is === 'refused' ? `${name}: ${state.message}` : t('form.file.sending', { name }),
        )
        .join(' '),
    );
    for (const item of added) if (item.state.is === 'sending') void send(item);
  };
  return { items, news, add, again: (item) => void send(item), remove };
}

/** What the server says of the file; empty for a failure whose words are not for a person. */
function messageOf(error: unknown, alias: string): string {
  if (error instanceof InvalidFields) return error.fields.get(alias) ?? error.message;
  return error instanceof PlatformFailure ? error.message : '';
}
