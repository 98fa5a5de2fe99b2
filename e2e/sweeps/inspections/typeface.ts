import type { CDPSession } from '@playwright/test';
import type { Inspection } from '../inspection.ts';

/** Letters that the typeface was seen to draw: what it can do does not change in a run. */
const drawn = new Set<string>();

/** How long the typeface that is there may take until it is used. */
const patienceMs = 3000;

/** Every letter is drawn by the site's own typeface: what another one draws looks otherwise on each machine. */
export const ownTypeface: Inspection = {
  name: 'typeface',
  look: async ({ page, cdp }) => {
    const letters = await page.evaluate(async () => {
      await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
      const words = [...document.querySelectorAll('input, textarea')].map((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
          ? field.placeholder + field.value
          : '',
      );
      return [...new Set(document.body.innerText + words.join(''))].filter((letter) => /\S/.test(letter));
    });
    const fresh = letters.filter((letter) => !drawn.has(letter));
    if (fresh.length === 0) return [];
    await cdp.send('DOM.enable');
    await cdp.send('CSS.enable');
    // All at once first, since mostly all is well. A face that has just come is used a few frames later.
    const deadline = performance.now() + patienceMs;
    do
      if ((await foreignFaces(cdp, fresh.join(''))).length === 0) {
        for (const letter of fresh) drawn.add(letter);
        return [];
      }
    while (performance.now() < deadline);
    const findings: string[] = [];
    for (const letter of fresh)
      for (const face of await foreignFaces(cdp, letter))
        findings.push(`"${letter}" (U+${letter.codePointAt(0)?.toString(16)}) is drawn by ${face}`);
    return findings;
  },
};

/** Typefaces of the machine that the browser takes for some letters. */
async function foreignFaces(cdp: CDPSession, letters: string): Promise<readonly string[]> {
  const expression = `(() => {
    const line = document.createElement('p');
    line.id = 'typeface-line';
    // In a box of its own: the width of the page is remembered even after the line is gone.
    Object.assign(line.style, { position: 'fixed', top: 0, left: 0, width: '9rem', height: '9rem', overflow: 'hidden', overflowWrap: 'anywhere' });
    line.textContent = ${JSON.stringify(letters)};
    document.body.append(line);
    // The browser tells of letters that have been laid out.
    line.getBoundingClientRect();
    return line;
  })()`;
  const { result } = await cdp.send('Runtime.evaluate', { expression });
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#typeface-line' });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.send('Runtime.evaluate', { expression: "document.getElementById('typeface-line').remove()" });
  if (result.objectId) await cdp.send('Runtime.releaseObject', { objectId: result.objectId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}
