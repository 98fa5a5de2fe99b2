import { createHash } from 'node:crypto';
import { compileSchema } from '#schemas/compile-schema.ts';
import { ThemeConfig } from '#schemas/theme/theme-config.ts';
import {
  type ColourName,
  colourNames,
  colourTokens,
  radiusNames,
  type Scheme,
} from '#schemas/theme/tokens.ts';

/** The styles with which a site changes the identity. */
export interface PreparedTheme {
  /** Rules for a `<style>` element; empty when the site changes nothing. */
  readonly css: string;
  /** `sha256-…` of `css`, for the content policy. */
  readonly hash: string;
  /** The page's ground per scheme, for the browser's own frame around it (`theme-color`). */
  readonly ground: Readonly<Record<Scheme, string>>;
  /** What is wrong with the configuration, in words for the log; nothing of it is used then. */
  readonly refused: readonly string[];
}

const ownGround = { light: colourTokens.paper.light, dark: colourTokens.paper.dark };
const none: PreparedTheme = { css: '', hash: '', ground: ownGround, refused: [] };
const themes = compileSchema(ThemeConfig);
/** By the values themselves: documents of the source are frozen and shared, so this is once per content version. */
const prepared = new WeakMap<object, PreparedTheme>();

/**
 * Styles from configuration `theme` (schemas/theme/theme-config.ts). Names and values come from content and end up in a
 * style sheet, so only what has exactly the form of a colour or a length gets there ([sec 22]).
 */
export function prepareTheme(values: Readonly<Record<string, unknown>>): PreparedTheme {
  const known = prepared.get(values);
  if (known) return known;
  const made = make(values);
  if (Object.isFrozen(values)) prepared.set(values, made);
  return made;
}

function make(values: Readonly<Record<string, unknown>>): PreparedTheme {
  if (Object.keys(values).length === 0) return none;
  if (!themes.Check(values)) {
    const refused = themes
      .Errors(values)
      .map(({ instancePath, message }) => `theme${instancePath} ${message}`);
    return { ...none, refused };
  }
  const radii = radiusNames.flatMap((name) => {
    const value = values.radius?.[name];
    return value === undefined ? [] : [`--radius-${name}:${value}`];
  });
  const css = [
    schemeRule('light', values.light ?? {}),
    schemeRule('dark', values.dark ?? {}),
    radii.length > 0 ? `:root{${radii.join(';')}}` : '',
  ].join('');
  if (css === '') return none;
  return {
    css,
    hash: `sha256-${createHash('sha256').update(css).digest('base64')}`,
    ground: { light: values.light?.paper ?? ownGround.light, dark: values.dark?.paper ?? ownGround.dark },
    refused: [],
  };
}

/** Each scheme by itself: a light colour must not shine through into a dark page that did not change it. */
function schemeRule(scheme: Scheme, colours: { readonly [name in ColourName]?: string }): string {
  const rules = colourNames.flatMap((name) => {
    const value = colours[name];
    return value === undefined ? [] : [`--color-${name}:${value}`];
  });
  return rules.length > 0 ? `@media (prefers-color-scheme:${scheme}){:root{${rules.join(';')}}}` : '';
}
