import { useSearchParams } from 'react-router';
import { useMainLanguage } from '../../app/site-languages.ts';

/** Widths pages are looked at, in CSS pixels, with the height of their window and their share of a row. */
export const previewWidths = [
  { key: 'desktop', width: 1280, height: 800, flex: '2 1 34rem' },
  { key: 'tablet', width: 768, height: 1024, flex: '1 1 22rem' },
  { key: 'phone', width: 390, height: 844, flex: '0 1 18rem' },
] as const;
export type PreviewWidth = (typeof previewWidths)[number]['key'];

/** More frames than this help nobody, and each is a whole page. */
export const maxFrames = 12;

/** What the grid shows. It stands in the address, so that a view can be sent to a colleague. */
export interface PreviewChoice {
  readonly path: string;
  readonly locales: readonly string[];
  /** `guest`, or statuses. */
  readonly visitors: readonly string[];
  readonly widths: readonly PreviewWidth[];
  /** Moment in UTC; empty for now. */
  readonly at: string;
  /** Empty for every draft. */
  readonly release: string;
}

const orElse = <T>(values: readonly T[], fallback: T | undefined): readonly T[] =>
  values.length > 0 || fallback === undefined ? values : [fallback];

/**
 * The choice of an address. Without anything it is the start page for a guest, in the site's main language, on a desktop.
 * @param main undefined until it is known: then there may be no language at all
 */
export function readChoice(params: URLSearchParams, main: string | undefined): PreviewChoice {
  const path = params.get('path') ?? '/';
  return {
    path: path.startsWith('/') ? path : `/${path}`,
    locales: orElse(params.getAll('locale'), main),
    visitors: orElse(params.getAll('visitor'), 'guest'),
    widths: orElse(
      previewWidths.map(({ key }) => key).filter((key) => params.getAll('width').includes(key)),
      'desktop' as const,
    ),
    at: params.get('at') ?? '',
    release: params.get('release') ?? '',
  };
}

/** The address of a choice. */
export function writeChoice({
  path,
  locales,
  visitors,
  widths,
  at,
  release,
}: PreviewChoice): URLSearchParams {
  const pairs: [string, string][] = [
    ['path', path],
    ...locales.map((locale): [string, string] => ['locale', locale]),
    ...visitors.map((visitor): [string, string] => ['visitor', visitor]),
    ...widths.map((width): [string, string] => ['width', width]),
    ...(at === '' ? [] : [['at', at] as [string, string]]),
    ...(release === '' ? [] : [['release', release] as [string, string]]),
  ];
  return new URLSearchParams(pairs);
}

interface ChangeOptions {
  /** The browser's way back leads to what was shown before, as after a link. */
  readonly asMove: boolean;
}

export function usePreviewChoice(): [
  PreviewChoice,
  (change: Partial<PreviewChoice>, options?: ChangeOptions) => void,
] {
  const [params, setParams] = useSearchParams();
  const choice = readChoice(params, useMainLanguage());
  return [
    choice,
    (change, options) =>
      setParams(writeChoice({ ...choice, ...change }), { replace: options?.asMove !== true }),
  ];
}
