// @vitest-environment jsdom
import { DOMParser, Fragment } from '@tiptap/pm/model';
import { getSchema } from '@tiptap/react';
import { describe, expect, test } from 'vitest';
import { richTextExtensions } from '../rich-text-extensions.ts';
import { parseHtml } from './clean-html.ts';
import { cleanPaste } from './clean-paste.ts';
import { writeHtml } from './write-html.ts';

const schema = getSchema(richTextExtensions(''));

/** What stands in the text after a paste into an empty one. */
const pasted = (html: string): string => {
  const { content } = DOMParser.fromSchema(schema).parse(parseHtml(cleanPaste(html)));
  return writeHtml(schema.node('doc', null, Fragment.from(content)), new WeakMap());
};

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>td.x{width:3cm}</style></head><body lang=PL>
<!--StartFragment--><p class=MsoNormal><b><span style='font-size:14.0pt'>Opłaty</span></b><o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><thead><tr style='mso-yfti-irow:0'>
<td width=151 valign=top style='width:4.0cm'><p class=MsoNormal><b>Co<o:p></o:p></b></p></td>
<td width=151><p class=MsoNormal>Ile<o:p></o:p></p></td></tr></thead>
<tr><td width=151><p class=MsoNormal>Rata<o:p></o:p></p></td><td><p class=MsoNormal>100&nbsp;zł</p></td></tr></table>
<p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`;

const fromExcel = `<html><head><style>.xl65{mso-number-format:"0"}</style></head><body><table border=0 cellpadding=0 width=128 style='width:96pt'>
<!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64>Rok</td><td align=right>2026</td></tr>
<tr><td colspan=2 class=xl65>Razem</td></tr><!--EndFragment--></table></body></html>`;

const fromDocs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38"><span style="font-weight:700">Rata</span><span style="font-style:italic"> stała</span></p>
<div dir="ltr" align="left"><table style="border:none"><colgroup><col width="300" /><col width="300" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid"><p dir="ltr"><span style="font-weight:400">Kwota</span></p></td><td><p dir="ltr"><a href="https://example.com/" style="color:red"><span style="text-decoration:underline">umowa</span></a></p></td></tr></tbody></table></div></b>`;

describe('[studio] what is pasted from other programs', () => {
  test('a table of Word is a table with a header row, without the looks of Word', () => {
    expect(pasted(fromWord)).toBe(
      '<p><strong>Opłaty</strong></p><table><thead><tr><th scope="col"><strong>Co</strong></th><th scope="col">Ile</th></tr></thead><tbody><tr><td>Rata</td><td>100&nbsp;zł</td></tr></tbody></table>',
    );
  });

  test('cells of Excel are a table, joined ones too', () => {
    expect(pasted(fromExcel)).toBe(
      '<table><tbody><tr><td>Rok</td><td>2026</td></tr><tr><td colspan="2">Razem</td></tr></tbody></table>',
    );
  });

  test('a text of Google Docs is as bold as it was, and its table a table', () => {
    expect(pasted(fromDocs)).toBe(
      '<p><strong>Rata</strong><em> stała</em></p><table><tbody><tr><td>Kwota</td><td><a href="https://example.com/">umowa</a></td></tr></tbody></table>',
    );
  });

  test('[sec 26] pictures of other sites stay out, and nothing that could act comes in', () => {
    const html =
      '<p>a<img src="https://evil.example/a.png" alt="x"><img src="/media/b.jpg" alt="y"><a href="javascript:alert(1)">b</a></p>';
    expect(pasted(html)).toBe('<p>a<img src="/media/b.jpg" alt="y">b</p>');
  });
});
