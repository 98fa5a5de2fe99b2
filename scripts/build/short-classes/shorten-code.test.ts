// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code that is read
import { expect, test } from 'vitest';
import { shortenCode } from './shorten-code.ts';

const short = new Map([
  ['text-sm', 'a'],
  ['mt-2', 'b'],
  ['notice-error', 'c'],
  ['loan-card', 'd'],
]);
const names = { all: new Set([...short.keys(), 'flex', 'notice']), short };
const shortened = (code: string) => shortenCode(code, '/site/view.tsx', names);

test.each([
  ['a text of names alone', "const card = 'flex  text-sm';", 'const card = "flex a";'],
  [
    'the parts of a template',
    'const row = (more) => `flex ${more} mt-2`;',
    'const row = (more) => `flex ${more} b`;',
  ],
  [
    'what stands in a value of a template',
    "const row = `flex ${far ? 'mt-2' : ''}`;",
    'const row = `flex ${far ? "b" : \'\'}`;',
  ],
  [
    'a name that touches nothing but a space',
    'const x = <p className={`${own} text-sm`} />;',
    'const x = <p className={`${own} a`} />;',
  ],
  [
    'what is spread over an element',
    "const x = <p {...{ className: 'mt-2' }} />;",
    'const x = <p {...{ className: "b" }} />;',
  ],
  [
    'HTML in a text',
    `const html = '<p class="flex mt-2" id="mt-2">text-sm</p>';`,
    String.raw`const html = "<p class=\"flex b\" id=\"mt-2\">text-sm</p>";`,
  ],
  [
    'HTML in a template',
    'const html = `<p class="flex mt-2" title="${word}\\`">text-sm</p>`;',
    'const html = `<p class="flex b" title="${word}\\`">text-sm</p>`;',
  ],
])('[issue 16] %s has short names', (_, code, expected) => {
  expect(shortened(code)).toBe(expected);
});

test.each([
  ['a text with other words', "const name = 'lead.text-sm or so';"],
  ['an attribute of an element that is not its class', '<form id="loan-card" name="loan-card" />'],
  ['an id that is handed to a part of the page', '<Card id="loan-card" href="#loan-card" />'],
  ['the name of a property', "const look = { 'text-sm': 1 };"],
  ['a type', "type Kind = 'text-sm' | 'mt-2';"],
  ['what is imported', "import { card } from 'loan-card';\nexport { more } from 'loan-card';"],
  ['an id that is made of parts', 'const id = `${own}-card`;'],
  ['a name that is no marked one', '<p className="flex" hidden={kind === \'flex\'} />'],
])('[issue 16] %s stays', (_, code) => {
  expect(shortened(code)).toBe(code);
});

test.each([
  [
    'other words beside names of classes',
    "const box = 'mt-2 of-nothing';",
    '“of-nothing” beside names of classes',
  ],
  [
    'a class that the sheet does not have',
    '<p className="of-nothing" />',
    '“of-nothing” beside names of classes',
  ],
  ['a name made of parts beside others', 'const box = `notice notice-${kind}`;', 'made of parts'],
  ['a name made of parts alone', '<p className={`notice-${kind}`} />', 'made of parts'],
  [
    'a name made of parts by a sum',
    "<p className={'notice-' + kind} />",
    '“notice-” beside names of classes',
  ],
  ['a name that is compared', "const is = kind === 'loan-card';", 'compared with something'],
  ['a name that is a case', "switch (kind) { case 'loan-card': go(); }", 'compared with something'],
  [
    'a class of HTML made of parts',
    'const html = `<p class="mt-2 ${more}">`;',
    'a class of HTML is made of parts',
  ],
  ['a selector', "document.querySelector('p .loan-card > i');", 'a selector with a class'],
  ['code that cannot be read', 'const = ;', 'cannot be read'],
])('[issue 16] %s ends the build, with the place', (_, code, why) => {
  expect(() => shortened(`\n${code}`)).toThrow(why);
  expect(() => shortened(`\n${code}`)).toThrow('/site/view.tsx');
});

test('[issue 16] the place is told by its line', () => {
  expect(() => shortened('\n\n<p className="of-nothing" />')).toThrow('/site/view.tsx:3 “of-nothing”');
});
