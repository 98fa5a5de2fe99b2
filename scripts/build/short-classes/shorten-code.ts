import { type ESTree, parseSync, Visitor } from 'vite';
import type { ClassNames } from './class-names.ts';

/** A text of a module's code, and where it stands. */
interface Text {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** Signs around the value that stay: quotes, or what begins and ends a part of a template. */
  readonly around: readonly [string, string];
}

type Place = Pick<Text, 'start' | 'end'>;

/** What cannot be shortened, in words for whoever wrote it. */
export class ClassNameError extends Error {
  override readonly name = 'ClassNameError';
}

const attribute = /(?<= class=")[^"]*/g;
const openAttribute = / class="[^"]*$/;
/** What says who an element is, on whatever it stands. */
const ofIdentity: ReadonlySet<string | undefined> = new Set([
  'id',
  'htmlFor',
  'form',
  'name',
  'type',
  'href',
]);

/**
 * Writes the short names of classes into a module's code: into each text that is made of names of classes, and into `class="…"` of texts
 * that are HTML. Attributes of elements other than `className`, and those of anything that say who it is, keep what they say: an id may be called as a class is.
 *
 * @throws ClassNameError for a text whose meaning is not sure: one with other words beside names of classes, a name made of parts, a name
 * that is compared with something
 */
export function shortenCode(code: string, path: string, names: ClassNames): string {
  const { program, errors } = parseSync(path, code);
  if (errors[0]) throw new ClassNameError(`${path} cannot be read: ${errors[0].message}`);
  const { texts, compared, classes, others } = readTexts(program);
  const fail = (text: Place & { value: string }, why: string): never => {
    const line = code.slice(0, text.start).split('\n').length;
    throw new ClassNameError(`${path}:${line} “${text.value.trim()}”: ${why}`);
  };

  let from = 0;
  let written = '';
  for (const text of texts) {
    if (isWithin(others, text)) continue;
    const shortened = shorten(text);
    if (shortened === text.value) continue;
    if (isWithin(compared, text))
      fail(text, 'a name of a class is compared with something: give the value another name');
    written += code.slice(from, text.start) + inCode(text, shortened);
    from = text.end;
  }
  return written + code.slice(from);

  function shorten(text: Text): string {
    if (text.around[1] === '${' && openAttribute.test(text.value))
      fail(text, 'a class of HTML is made of parts: write it whole');
    if (text.value.includes(' class="'))
      return text.value.replace(attribute, (value) => listOf({ ...text, value }));
    const words = text.value.split(/\s+/).filter(Boolean);
    if (words.some(isSelector)) fail(text, 'a selector with a class: look for an id, a role or data');
    const [parts, whole] = partsOf(text, words);
    const isSaidToBe = isWithin(classes, text) && !isWithin(compared, text);
    const isList = isSaidToBe || (whole.length > 0 && whole.every((word) => names.all.has(word)));
    if (isList && parts.some((part) => !names.all.has(part)))
      fail(text, 'a name of a class is made of parts: write each whole');
    return isSaidToBe || words.some((word) => names.short.has(word)) ? listOf(text) : text.value;
  }
  function isSelector(word: string): boolean {
    const [, name] = /^[^\w.]?\.([\w-]+)/.exec(word) ?? [];
    return name !== undefined && names.short.has(name);
  }
  function listOf(text: Text): string {
    return text.value
      .replace(/\S+/g, (word) =>
        names.all.has(word)
          ? (names.short.get(word) ?? word)
          : fail(text, `“${word}” beside names of classes is none of the style sheet`),
      )
      .replace(/\s+/g, ' ');
  }
}

/** Of the words of a text, those that a value of the template touches without a space, and the others. */
function partsOf({ value, around: [before, after] }: Text, words: readonly string[]): [string[], string[]] {
  const touchesFirst = before === '}' && /^\S/.test(value);
  const touchesLast = after === '${' && /\S$/.test(value);
  const isPart = (_: string, at: number) =>
    (touchesFirst && at === 0) || (touchesLast && at === words.length - 1);
  return [words.filter(isPart), words.filter((word, at) => !isPart(word, at))];
}

/** A text as code, in the signs that stood around it. */
const inCode = ({ around: [before, after] }: Text, value: string): string =>
  before === '"' ? JSON.stringify(value) : before + value.replace(/[`\\]|\$\{/g, '\\$&') + after;

const isWithin = (places: readonly Place[], { start, end }: Place): boolean =>
  places.some((place) => place.start <= start && end <= place.end);

/** All texts of a module in their order, what is compared in it, what is said to be classes, and where texts mean something else. */
function readTexts(program: ESTree.Program) {
  const texts: Text[] = [];
  const compared: Place[] = [];
  const classes: Place[] = [];
  const others: Place[] = [];
  new Visitor({
    Literal({ value, start, end }) {
      if (typeof value === 'string') texts.push({ value, start, end, around: ['"', '"'] });
    },
    TemplateLiteral({ quasis }) {
      quasis.forEach(({ value, start, end, tail }, index) => {
        const around = [index === 0 ? '`' : '}', tail ? '`' : '${'] as const;
        texts.push({ value: value.cooked ?? '', start, end, around });
      });
    },
    BinaryExpression({ operator, left, right }) {
      if (operator === '+') return;
      compared.push(...[left, right].filter(({ type }) => type === 'Literal'));
    },
    SwitchCase({ test }) {
      if (test) compared.push(test);
    },
    JSXOpeningElement({ name, attributes }) {
      const isElement = name.type === 'JSXIdentifier' && !/^[A-Z]/.test(name.name);
      for (const given of attributes) {
        if (given.type !== 'JSXAttribute') continue;
        if (nameOf(given) === 'className') classes.push(given);
        else if (isElement || ofIdentity.has(nameOf(given))) others.push(given);
      }
    },
    ImportDeclaration: ({ source }) => void others.push(source),
    ImportExpression: ({ source }) => void others.push(source),
    ExportNamedDeclaration: ({ source }) => void (source && others.push(source)),
    ExportAllDeclaration: ({ source }) => void others.push(source),
    Property: ({ key, computed }) => void (!computed && others.push(key)),
    TSLiteralType: (type) => void others.push(type),
  }).visit(program);
  return { texts: texts.toSorted((a, b) => a.start - b.start), compared, classes, others };
}

const nameOf = ({ name }: ESTree.JSXAttribute): string | undefined =>
  name.type === 'JSXIdentifier' ? name.name : undefined;
