import type { CDPSession, Page } from '@playwright/test';

/** The two ways through a page by keyboard. */
export type TourKey = 'Tab' | 'Shift+Tab';

export interface TabResult {
  /** Controls in sight of `main` that Tab never came to. */
  readonly unreached: readonly string[];
  /** Controls whose focus cannot be seen, or that something else covers while they have it. */
  readonly findings: readonly string[];
}

/** What stands in the page for the time of the walk. */
interface Walk {
  start(): void;
  /** Looks at what has the focus now. */
  look(): void;
  /** Whether the focus has left `main`. */
  ended(): boolean;
  result(): TabResult;
}

/** Presses that are on their way at once: an answer to each would take longer than the press. */
const pressesAtOnce = 12;

/**
 * Walks through `main` by keyboard, down by Tab or up by Shift+Tab, and looks at each stop (WCAG 2.2, 2.1.1, 2.4.7,
 * 2.4.11, 1.4.11).
 */
export async function tabThrough(
  page: Page,
  key: TourKey,
  session: CDPSession | null = null,
): Promise<TabResult> {
  const cdp = session ?? (await page.context().newCDPSession(page));
  await page.evaluate(installWalk);
  const { stops, frames } = await page.evaluate((back) => {
    const walk = Reflect.get(window, 'focusWalk') as Walk;
    const outside = document.querySelectorAll<HTMLElement>(
      'footer:not(main footer) :is(a[href], button, summary)',
    );
    walk.start();
    if (back) outside.item(0)?.focus();
    else document.getElementById('main')?.focus();
    return {
      stops: document.querySelectorAll('main *').length,
      frames: document.querySelector('main iframe') !== null,
    };
  }, key === 'Shift+Tab');
  // A frame keeps its keys to itself, and the page sees nothing of them: there each stop is asked for.
  const batch = frames ? 1 : pressesAtOnce;
  for (let stop = 0; stop < stops; stop += batch) {
    await Promise.all(Array.from({ length: batch }, () => pressTab(cdp, key === 'Shift+Tab')));
    const ended = await page.evaluate((ask) => {
      const walk = Reflect.get(window, 'focusWalk') as Walk;
      if (ask) walk.look();
      return walk.ended();
    }, frames);
    if (ended) break;
  }
  return page.evaluate(() => (Reflect.get(window, 'focusWalk') as Walk).result());
}

/** One press of the key, as a keyboard sends it. */
async function pressTab(cdp: CDPSession, shift: boolean): Promise<void> {
  const press = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: shift ? 8 : 0 };
  await Promise.all([
    cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...press }),
    cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press }),
  ]);
}

/** Runs in the page, so everything it needs is inside of it. */
function installWalk(): void {
  const describe = (element: Element) => element.outerHTML.slice(0, 140);
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], video[controls], audio[controls], iframe';
  const isControl = (element: Element): boolean =>
    element instanceof HTMLElement &&
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
  /** Of a group of radio buttons one is a stop, the arrows lead to the others. */
  const isOtherRadio = (element: Element): boolean =>
    element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';
  const reached = new Set<Element>();

  const rgb = (colour: string): readonly number[] | null => {
    const numbers = colour
      .match(/^rgba?\(([^)]+)\)$/)?.[1]
      ?.split(/[ ,/]+/)
      .map(Number);
    return numbers && (numbers[3] ?? 1) === 1 ? numbers : null;
  };
  const luminance = (colour: readonly number[]): number => {
    const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: readonly number[], other: readonly number[]): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  /** Colour of the ground an element stands on; null where a picture makes it unknown. */
  const groundOf = (element: Element | null): readonly number[] | null => {
    for (let box = element; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.backgroundImage !== 'none') return null;
      const colour = rgb(style.backgroundColor);
      if (colour) return colour;
      if (style.backgroundColor !== 'rgba(0, 0, 0, 0)') return null;
    }
    return null;
  };
  const hasOutline = (style: CSSStyleDeclaration): boolean =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
  /** The element that shows the focus: itself, what it draws over its card, its label or a box around it. */
  const ringOf = (element: Element): { box: Element; style: CSSStyleDeclaration } | null => {
    const parents = [element.parentElement, element.parentElement?.parentElement];
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const near = [
      element,
      element.nextElementSibling,
      ...labels,
      ...labels.flatMap((label) => [...label.children]),
      ...parents,
    ];
    for (const box of near)
      for (const pseudo of [null, '::after', '::before'])
        if (box && hasOutline(getComputedStyle(box, pseudo)))
          return { box, style: getComputedStyle(box, pseudo) };
    return null;
  };
  /** A link inside of a drawing shows its focus by a shape that looks otherwise than before. */
  const shapesOf = (element: Element): string =>
    [...element.querySelectorAll('*')]
      .map((shape) => {
        const { stroke, strokeWidth, strokeOpacity, opacity } = getComputedStyle(shape);
        return [stroke, strokeWidth, strokeOpacity, opacity].join();
      })
      .join(';');
  const atRest = new Map<Element, string>();
  /** Parts of a player and of an embedded page draw rings of their own, which cannot be seen from here. */
  const drawsOwnRing = (element: Element): boolean =>
    element.matches('video, audio, iframe') ||
    (element instanceof SVGElement && shapesOf(element) !== atRest.get(element));
  const ringFinding = (element: Element): string | null => {
    if (drawsOwnRing(element)) return null;
    const ring = ringOf(element);
    if (!ring) return `no ring around ${describe(element)}`;
    const inside = Number.parseFloat(ring.style.outlineOffset) < 0;
    const ground = groundOf(inside ? ring.box : ring.box.parentElement);
    const colour = rgb(ring.style.outlineColor);
    if (!ground || !colour || contrast(ground, colour) >= 3) return null;
    return `ring ${colour} on ${ground} has ${contrast(ground, colour).toFixed(1)}: ${describe(element)}`;
  };
  const coverFinding = (element: Element): string | null => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const small = element.getBoundingClientRect().width <= 2 && labels[0] !== undefined;
    const target = small && labels[0] ? labels[0] : element;
    const place = target.getClientRects()[0];
    if (!place) return `no place: ${describe(element)}`;
    const { left, top, right, bottom } = place;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 4, top + 4],
      [right - 4, top + 4],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
    ] as const;
    const seen = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    if (seen.length === 0) return `out of sight: ${describe(element)}`;
    const coverers = seen.flatMap(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      const own =
        hit === null ||
        target.contains(hit) ||
        hit.contains(target) ||
        labels.some((label) => label.contains(hit)) ||
        // Between the shapes of a link inside of a drawing one sees the drawing.
        (target instanceof SVGElement && target.ownerSVGElement?.contains(hit));
      return own ? [] : [hit];
    });
    const [coverer] = coverers;
    return coverer && coverers.length * 2 > seen.length
      ? `${describe(coverer)} covers ${describe(element)}`
      : null;
  };
  const findings: string[] = [];
  let left = false;
  const look = () => {
    if (left) return;
    const element = document.activeElement;
    if (!element || element === document.body || !element.closest('main, dialog[open]')) {
      left = true;
      return;
    }
    // A ring that fades in has its colour when it is there.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    // A player with parts of its own, or a scroller: seen again, it is not looked at again.
    if (reached.has(element)) return;
    reached.add(element);
    const finding = ringFinding(element) ?? coverFinding(element);
    if (finding) findings.push(finding);
  };
  /** The key is up when the focus has moved and the page has scrolled to it. */
  const onKeyUp = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') look();
  };
  const walk: Walk = {
    start: () => {
      addEventListener('keyup', onKeyUp, { capture: true });
      for (const link of document.querySelectorAll('svg a')) atRest.set(link, shapesOf(link));
    },
    look,
    ended: () => left,
    result: () => {
      removeEventListener('keyup', onKeyUp, { capture: true });
      const unreached = [...document.querySelectorAll(`main :is(${controls})`)]
        .filter((element) => isControl(element) && !isOtherRadio(element) && !reached.has(element))
        .map(describe);
      return { unreached, findings };
    },
  };
  Reflect.set(window, 'focusWalk', walk);
}
