/** A statement of a migration beside which the version before cannot go on, and why. */
export interface StoppingStatement {
  readonly statement: string;
  readonly why: string;
}

const rules: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /^\s*drop\s|\bdrop\s+(column|constraint|default|not\s+null)\b/i,
    'takes away what the version before may use',
  ],
  [/\brename\s+(to|column|constraint)\b/i, 'the version before knows the old name'],
  [/\balter\s+column\s+"?\w+"?\s+(set\s+data\s+)?type\b/i, 'the version before writes the old type'],
  [/\bset\s+not\s+null\b/i, 'the version before leaves it out'],
  [
    /\badd\s+column\b(?=.*\bnot\s+null\b)(?!.*\bdefault\b)(?!.*\bgenerated\b)/is,
    'the version before leaves it out',
  ],
  [/^\s*(truncate|delete)\b/i, 'rows that the version before reads are gone'],
  [/^\s*update\b/i, 'rows are locked that the version before writes, and what it writes later is missed'],
  [/^\s*create\s+(or\s+replace\s+)?trigger\b/i, 'what the version before writes is changed or refused'],
];
/** On a table that rows are in: a new rule they may not keep, checked under a lock that keeps writers out. */
const onOldTables: readonly (readonly [pattern: RegExp, why: string])[] = [
  [
    /\balter\s+table\s+"?(?<table>\w+)"?\s+add\s+constraint\b(?!.*\bnot\s+valid\b)/is,
    'rows are checked while writers wait',
  ],
  [
    /\bcreate\s+unique\s+index\s+"?\w+"?\s+on\s+"?(?<table>\w+)"?/i,
    'the version before may write what it refuses',
  ],
];

/**
 * Statements of a migration that stop the version before from serving beside it. Without any, nodes can be updated one after the
 * other: what is there stays there, what is new may be left out ("expand, then contract").
 */
export function findStopping(sql: string): StoppingStatement[] {
  const statements = sql
    .split('--> statement-breakpoint')
    .map((text) => text.replaceAll(/^\s*--.*$/gm, '').trim())
    .filter((text) => text !== '');
  const made = new Set(
    statements.flatMap(
      (text) => /^create\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/i.exec(text)?.[1] ?? [],
    ),
  );
  return statements.flatMap((statement) => {
    const found =
      rules.find(([pattern]) => pattern.test(outsideBodies(statement))) ??
      onOldTables.find(([pattern]) => {
        const table = pattern.exec(statement)?.groups?.['table'];
        return table !== undefined && !made.has(table);
      });
    return found ? [{ statement, why: found[1] }] : [];
  });
}

/** What a function does when it is called is no part of the migration. */
const outsideBodies = (statement: string): string => statement.replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '');
