import { useStudioTexts } from '../app/studio-texts.tsx';

/** A moment in words of the Studio's language and the time of the place the person is at. */
export function Moment({ at }: { readonly at: string }) {
  const { locale } = useStudioTexts();
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatMoment(at, locale)}
    </time>
  );
}

/** @param at ISO 8601 */
export const formatMoment = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
