import fc from 'fast-check';

/* Texts that tests are made of: whatever the site lets through, as editors and other systems write it. */

const words = fc.constantFrom(
  'Rata',
  'zażółć gęślą',
  'a &amp; b',
  '10&nbsp;zł',
  'x &lt; y',
  'Wcześniejsza spłata',
);
const attribute = (...values: readonly string[]) =>
  fc.constantFrom('', '', ...values.map((value) => ` ${value}`));

const picture = fc
  .tuple(
    fc.constantFrom('/media/a.jpg', '/media/b.png', 'https://example.com/c.webp'),
    attribute('alt=""', 'alt="Dom"'),
    attribute('width="640" height="480"', 'width="64"'),
    attribute('loading="lazy"', 'decoding="async"', 'title="Dom"'),
  )
  .map(([src, alt, size, more]) => `<img src="${src}"${alt}${size}${more}>`);

const wrapIn = (tag: string) => (inner: string) => `<${tag}>${inner}</${tag.split(' ')[0]}>`;
const marked = fc
  .tuple(
    fc.constantFrom(
      'strong',
      'em',
      'b',
      'i',
      'u',
      's',
      'code',
      'sub',
      'small',
      'del',
      'a href="/about"',
      'span lang="en"',
    ),
    words,
  )
  .map(([tag, inner]) => wrapIn(tag)(inner));

const line = fc
  .array(fc.oneof(words, marked, picture, fc.constantFrom(' ', '<br>')), { minLength: 1, maxLength: 4 })
  .map((parts) => `Oto ${parts.join(' ')}.`);
const paragraph = line.map(wrapIn('p'));

const cell = fc
  .tuple(
    fc.constantFrom('td', 'th'),
    attribute('scope="row"', 'scope="col"', 'abbr="PLN"', 'lang="en"'),
    fc.oneof(
      line,
      paragraph,
      fc.constant(''),
      fc.tuple(paragraph, paragraph).map((two) => two.join('')),
    ),
  )
  .map(([tag, attributes, inner]) => `<${tag}${attributes}>${inner}</${tag}>`);

const tableOf = (width: number) => {
  const row = fc.oneof(
    fc.array(cell, { minLength: width, maxLength: width }).map((cells) => wrapIn('tr')(cells.join(''))),
    line.map((inner) => `<tr><td colspan="${width}">${inner}</td></tr>`),
  );
  const rows = fc.array(row, { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
  return fc
    .tuple(
      attribute('lang="pl"', 'title="Opłaty"', 'aria-label="Opłaty"'),
      fc.option(line, { nil: null }),
      fc.constantFrom(
        '',
        `<colgroup><col><col span="${width}"></colgroup>`,
        '<colgroup><col width="40"></colgroup>',
      ),
      fc.option(rows, { nil: null }),
      fc.array(rows, { minLength: 1, maxLength: 2 }),
      fc.option(rows, { nil: null }),
    )
    .map(
      ([attributes, caption, columns, head, bodies, foot]) =>
        `<table${attributes}>${caption === null ? '' : wrapIn('caption')(caption)}${columns}${head === null ? '' : wrapIn('thead')(head)}${bodies.map(wrapIn('tbody')).join('')}${foot === null ? '' : wrapIn('tfoot')(foot)}</table>`,
    );
};
const table = fc.integer({ min: 1, max: 3 }).chain(tableOf);

const list = fc
  .tuple(
    fc.constantFrom('ul', 'ol', 'ol start="3"'),
    fc.array(fc.oneof(line, paragraph), { minLength: 1, maxLength: 3 }),
  )
  .map(([tag, items]) => wrapIn(tag)(items.map(wrapIn('li')).join('')));

/** A part that the visual editor has means for. */
export const anyVisualPart = fc.oneof(
  paragraph,
  line.map(wrapIn('h2')),
  line.map(wrapIn('p lang="en"')),
  list,
  table,
  picture,
  paragraph.map(wrapIn('blockquote')),
  fc.constant('<hr>'),
);

/** A part that it has none for. */
const otherPart = fc.oneof(
  paragraph.map((inner) => `<details><summary>Więcej</summary>${inner}</details>`),
  line.map((inner) => `<dl><dt>Rata</dt><dd>${inner}</dd></dl>`),
  picture.map((inner) => `<figure>${inner}<figcaption>Dom</figcaption></figure>`),
  line.map(wrapIn('h1')),
  fc.tuple(table, paragraph).map(([one, other]) => wrapIn('div')(one + other)),
);

/** Any text; between its parts there may be white space, as people write it. */
export const anyText = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 3, arbitrary: anyVisualPart }, otherPart),
      fc.constantFrom('', '\n', '\n\n  '),
    ),
    {
      maxLength: 5,
    },
  )
  .map((parts) => parts.flat().join(''));
