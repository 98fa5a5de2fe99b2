import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Reference } from '../content/editing/find-references.ts';
import type { Platform } from '../platform.ts';
import { type Answer, ask, pageData, type Question, type Role, staffOf } from './ask.ts';
import type { Backend, OpenOptions } from './backend.ts';

export const minute = 60_000;

const Shown = Type.Object({ id: Type.String(), props: Type.Object({ shows: Type.String() }) });
const WithBlocks = Type.Object({ blocks: Type.Array(Type.Unknown()) });

/** Blocks of the test name a view block in `shows`. */
const findReferences = (_kind: string, data: unknown): Reference[] =>
  (Value.Check(WithBlocks, data) ? data.blocks : []).flatMap((block) =>
    Value.Check(Shown, block)
      ? [{ kind: 'view-block' as const, key: block.props.shows, blockId: block.id, path: '/shows' }]
      : [],
  );

export interface EditingBench {
  readonly platform: Platform;
  /** The moment it is, and goes on to be. */
  readonly clock: { at: number };
  /** A call of the write API; as an admin unless it says who. */
  manage(path: string, question?: Question, role?: Role): Promise<Answer>;
  /** A page with one block that shows a view block, made and perhaps published. */
  page(alias: string, title: string, live?: boolean): Promise<void>;
  put(alias: string, version: number, title: string, more?: object): Promise<Answer>;
  liveTitle(alias: string): Promise<string | undefined>;
  /** Tags of all announcements so far. */
  readonly announced: (readonly string[])[];
  close(): Promise<void>;
}

/** A platform with a clock of its own, a check that refuses titles with "wrong", and staff who sign in as they are needed. */
export async function openEditingBench(
  backend: Backend,
  options: Pick<OpenOptions, 'jobs' | 'now'> = {},
): Promise<EditingBench> {
  const clock = { at: Date.UTC(2026, 5, 1, 12) };
  const platform = await backend.open({
    now: () => clock.at,
    findReferences,
    checkContent: async ({ data }) =>
      JSON.stringify(data).includes('wrong')
        ? [
            { rule: 'test', level: 'error', block_id: 'b1', path: '/title', message: 'is wrong' },
            { rule: 'test', level: 'note', path: '', message: 'could be better' },
          ]
        : [],
    ...options,
  });
  const headersOf = staffOf(platform, () => clock.at);
  const announced: (readonly string[])[] = [];
  platform.onChange(({ tags }) => announced.push(tags));
  const manage: EditingBench['manage'] = async (path, question = {}, role = 'admin') =>
    ask(platform, `/v2/system/manage/${path}`, { ...question, headers: await headersOf(role) });
  const body = (alias: string, title: string) => ({
    ...pageData(alias, title),
    blocks: [{ id: 'b1', type: 'shows', props: { shows: 'about' } }],
  });
  return {
    platform,
    clock,
    announced,
    manage,
    page: async (alias, title, live = false) => {
      await manage('pages', { payload: { key: alias, data: body(alias, title) } });
      if (live) await manage(`pages/${alias}/publish`, { payload: {} });
    },
    put: (alias, version, title, more = {}) =>
      manage(`pages/${alias}`, { method: 'PUT', payload: { version, data: body(alias, title), ...more } }),
    liveTitle: async (alias) => {
      const { data } = (await ask(platform, `/v2/system/pages/${alias}`)).body;
      return (data as { title: string } | undefined)?.title;
    },
    close: () => platform.close(),
  };
}

export const ref = (key: string, kind = 'page', locale = '') => ({ kind, key, locale });
