import type { ChatAvailability } from '#schemas/chat.ts';
import { ChatConfig, chatConfigCategory, type OpenHours } from '#schemas/chat-config.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import type { LiveContent } from '../content/live/live-content.ts';
import { chatTexts } from './chat-texts.ts';

const check = compileSchema(ChatConfig);
const minuteMs = 60_000;
/** How far ahead the next opening is looked for. */
const daysAhead = 14;

/** How the chat works on this site: the configuration over its defaults. */
export interface ChatSettings extends Required<Omit<ChatConfig, 'house_name'>> {
  /** Null: the house is called what its language calls it. */
  readonly house_name: string | null;
}

const defaults: ChatSettings = {
  is_enabled: true,
  hours: [
    { days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' },
    { days: [6], from: '09:00', to: '15:00' },
  ],
  closed_days: [],
  answer_minutes: 5,
  house_name: null,
  close_after_hours: 24,
  keep_days: 1095,
};

/** Reads the configuration category `chat`. One that does not fit its schema counts as none. */
export async function readChatSettings(live: Pick<LiveContent, 'some'>): Promise<ChatSettings> {
  const { entries } = await live.some('config', [chatConfigCategory, 'site'], { named: null, accepted: [] });
  const values = new Map(entries.map(({ key, data }) => [key, data.values]));
  const stored = values.get(chatConfigCategory);
  const siteName = values.get('site')?.['name'];
  const house_name = typeof siteName === 'string' && siteName.trim() !== '' ? siteName.trim() : null;
  return { ...defaults, house_name, ...(check.Check(stored) && stored) };
}

/** What the house is called in a chat. */
export const houseName = ({ house_name }: ChatSettings, language: string): string =>
  house_name ?? chatTexts.in(language).house;

/** A clock that people of a time zone read. */
const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
type Clock = ReturnType<typeof clockOf>;

interface SiteTime {
  readonly day: string;
  /** 1 is Monday, 7 Sunday. */
  readonly weekday: number;
  /** `HH:mm`. */
  readonly time: string;
}

function siteTime(clock: Clock, moment: number): SiteTime {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  return { day, weekday, time: `${parts.get('hour')}:${parts.get('minute')}` };
}

function isOpenAt({ hours, closed_days }: ChatSettings, { day, weekday, time }: SiteTime): boolean {
  if (closed_days.includes(day)) return false;
  return hours.some((row: OpenHours) => row.days.includes(weekday) && row.from <= time && time < row.to);
}

/** The next moment at which the house opens, or closes; null when there is none within two weeks. */
function nextChange(now: number, isOpen: boolean, isOpenOn: (moment: number) => boolean): string | null {
  const first = Math.floor(now / minuteMs) * minuteMs;
  // Hours begin and end on a minute; a quarter is the coarsest step that meets every clock change, then minutes.
  for (let at = first; at <= first + daysAhead * 24 * 60 * minuteMs; at += 15 * minuteMs) {
    if (isOpenOn(at + 15 * minuteMs) === isOpen) continue;
    for (let exact = at + minuteMs; exact <= at + 15 * minuteMs; exact += minuteMs)
      if (isOpenOn(exact) !== isOpen) return new Date(exact).toISOString();
  }
  return null;
}

/**
 * Whether somebody would answer now ({@link ChatAvailability}).
 * @param at now in milliseconds since the epoch, and the time zone that opening hours are meant in
 */
export function availabilityOf(
  settings: ChatSettings,
  {
    now,
    timeZone,
    hasAgents,
  }: { readonly now: number; readonly timeZone: string; readonly hasAgents: boolean },
): ChatAvailability {
  const clock = clockOf(timeZone);
  const isOpenOn = (moment: number) => isOpenAt(settings, siteTime(clock, moment));
  const isOpen = settings.is_enabled && isOpenOn(now);
  const change = settings.is_enabled ? nextChange(now, isOpen, isOpenOn) : null;
  return {
    is_open: isOpen,
    opens_at: isOpen ? null : change,
    closes_at: isOpen ? change : null,
    has_agents: hasAgents,
    answer_minutes: settings.answer_minutes,
  };
}
