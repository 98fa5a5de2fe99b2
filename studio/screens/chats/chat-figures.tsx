import { useQuery } from '@tanstack/react-query';
import { chatFigures } from '#schemas/calls/staff/chats.ts';
import { callStaff } from '../../app/staff-call.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { chatKeys } from './use-chat-feed.ts';

/** Figures for supervisors: now, and over the last days. */
export function ChatFiguresBar() {
  const { t, locale } = useStudioTexts();
  const { data } = useQuery({
    queryKey: [...chatKeys.lists, 'figures'],
    queryFn: async ({ signal }) => (await callStaff(chatFigures, { signal })).data,
  });
  if (!data) return null;
  const { median_answer_seconds: median, average_rating: stars } = data;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const figures: readonly (readonly [string, string])[] = [
    ['waiting', number.format(data.waiting)],
    ['open', number.format(data.open)],
    ['agents', number.format(data.agents)],
    ['answered', t('chats.of', { part: number.format(data.answered), whole: number.format(data.begun) })],
    [
      'median',
      median === null
        ? '–'
        : t(median < 90 ? 'chats.seconds' : 'chats.minutes', {
            value: number.format(median < 90 ? median : median / 60),
          }),
    ],
    ['rating', stars === null ? '–' : t('chats.stars', { value: number.format(stars), count: data.ratings })],
  ];
  return (
    <section aria-label={t('chats.figures', { days: data.days })} className="mb-4">
      <dl className="s-card grid grid-cols-2 gap-x-4 gap-y-3 p-4 sm:grid-cols-3 desktop:grid-cols-6">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft text-small">{t(`chats.figure-${name}`)}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
