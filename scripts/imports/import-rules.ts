import type { GlobImport } from './globs.ts';
import type { Import } from './graph.ts';
import {
  developmentRooms,
  isBrowserCode,
  isStudioWords,
  isTest,
  mayImport,
  roomOf,
  serverOnlyPackages,
  sharedWidgetParts,
  testHelpers,
  tools,
} from './rooms.ts';

/** An import that should not be, with what to do about it. */
export interface Violation {
  readonly rule:
    | 'room'
    | 'development'
    | 'cycle'
    | 'widget-alone'
    | 'widget-unnamed'
    | 'browser'
    | 'studio-words';
  readonly from: string;
  readonly to: string;
  readonly cure: string;
}

/** Checks every import against the table of rooms; see `rooms.ts`. */
export function findViolations(imports: readonly Import[], globs: readonly GlobImport[] = []): Violation[] {
  const ours = imports.filter(({ kind }) => kind === 'ours');
  return [
    ...ours.flatMap(checkRoom),
    ...ours.flatMap(checkWidget),
    ...checkCycles(ours),
    ...checkBrowser(imports),
    ...[...ours, ...globs].flatMap(checkStudioWords),
  ];
}

function checkRoom({ from, to }: Import): Violation[] {
  const room = roomOf(from);
  const target = roomOf(to);
  if (room === undefined || target === undefined || room === target) return [];
  if (developmentRooms.includes(target)) {
    if (isTest(from) || tools.includes(room)) return [];
    const cure = `${target}/ is for development and tests: what is built or started may not load it.`;
    return [{ rule: 'development', from, to, cure }];
  }
  if (isTest(from) && testHelpers.includes(to)) return [];
  const granted = mayImport[room] ?? [];
  if (granted.includes('*') || granted.includes(target)) return [];
  const list = granted.length > 0 ? `${granted.join(', ')}` : 'nothing of ours';
  const cure = `${room} may import ${list}. Move the code, or hand in what is needed as an argument.`;
  return [{ rule: 'room', from, to, cure }];
}

function checkWidget({ from, to }: Import): Violation[] {
  const target = widgetOf(to);
  if (target === undefined || sharedWidgetParts.includes(to) || widgetOf(from) === target) return [];
  if (isTest(from) && testHelpers.includes(to)) return [];
  if (widgetOf(from) !== undefined) {
    const cure =
      'A widget may not import another. Share a part through `sharedWidgetParts` in scripts/imports/rooms.ts.';
    return [{ rule: 'widget-alone', from, to, cure }];
  }
  if (from.startsWith('widgets/') || tools.includes(roomOf(from) ?? '')) return [];
  const cure =
    'Only what stands in widgets/ itself finds widgets, by their folder. Look the type up in the registry.';
  return [{ rule: 'widget-unnamed', from, to, cure }];
}

const widgetOf = (file: string): string | undefined => /^widgets\/([^/]+)\//.exec(file)?.[1];

function checkStudioWords({ from, to }: GlobImport): Violation[] {
  const room = roomOf(from) ?? '';
  if (
    !isStudioWords(to) ||
    room === 'studio' ||
    room.startsWith('studio/') ||
    isTest(from) ||
    tools.includes(room)
  )
    return [];
  const cure = 'Words for the Studio would reach public pages. Only studio/ may load them.';
  return [{ rule: 'studio-words', from, to, cure }];
}

/** Each cycle once, however many of its imports were found to close it. */
function checkCycles(ours: readonly Import[]): Violation[] {
  const seen = new Set<string>();
  return ours.flatMap(({ from, to, cycle }) => {
    const key = cycle.toSorted().join(' ');
    if (cycle.length === 0 || seen.has(key)) return [];
    seen.add(key);
    return [
      {
        rule: 'cycle' as const,
        from,
        to,
        cure: `Round trip: ${[from, ...cycle].join(' -> ')}. Move what both need into a third file.`,
      },
    ];
  });
}

/** Follows what browser code really loads, through as many files as it takes. */
function checkBrowser(imports: readonly Import[]): Violation[] {
  const loaded = Map.groupBy(
    imports.filter(({ typeOnly }) => !typeOnly),
    ({ from }) => from,
  );
  const starts = [...loaded.keys()].filter(isBrowserCode);
  const cameFrom = new Map<string, string | null>(starts.map((file) => [file, null]));
  const found: Violation[] = [];
  for (const [file] of cameFrom)
    for (const next of loaded.get(file) ?? []) {
      if (isServerOnly(next)) {
        const way = wayTo(file, cameFrom).join(' -> ');
        const cure = `It would be sent to browsers by ${way}. Import the type only, or split the file.`;
        found.push({ rule: 'browser', from: file, to: next.to, cure });
      } else if (next.kind === 'ours' && !cameFrom.has(next.to)) cameFrom.set(next.to, file);
    }
  return found;
}

function isServerOnly({ kind, to }: Import): boolean {
  if (kind === 'node') return true;
  if (kind === 'ours') return to.startsWith('server/') || to.startsWith('renderer/server/');
  return serverOnlyPackages.some((name) => to === name || to.startsWith(`${name}/`));
}

function wayTo(file: string, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const before = cameFrom.get(file) ?? null;
  return before === null ? [file] : [...wayTo(before, cameFrom), file];
}
