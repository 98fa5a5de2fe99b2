/** Numbers and dates in words of one language. */
export interface Figures {
  readonly currencySign: string;
  /** Two decimals, from minor units. */
  money(minor: number): string;
  /** Without decimals, from whole units. */
  wholeMoney(major: number): string;
  percent(percent: number): string;
  months(count: number): string;
  /** From YYYY-MM-DD. */
  date(iso: string): string;
}

/**
 * Server and browser bring their own language data, and versions differ in which narrow or wide space parts the
 * thousands. Hydration compares letter by letter, so every space becomes the same no-break space.
 */
const evenSpaces = (text: string) => text.replace(/\s/g, '\u00a0');

/** Formats by locale and currency: making one costs more than rendering the rest of a block. */
const made = new Map<string, Figures>();

/** @param currency ISO 4217 code of a currency with two decimals */
export function figuresFor(locale: string, currency: string): Figures {
  const key = `${locale} ${currency}`;
  const figures = made.get(key) ?? createFigures(locale, currency);
  made.set(key, figures);
  return figures;
}

function createFigures(locale: string, currency: string): Figures {
  const format = (options: Intl.NumberFormatOptions) => {
    // Polish would otherwise leave 5000 ungrouped beside 12 000.
    const numbers = new Intl.NumberFormat(locale, { useGrouping: 'always', ...options });
    return (value: number) => evenSpaces(numbers.format(value));
  };
  const unit = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const exact = format(unit);
  const percent = format({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const parts = new Intl.NumberFormat(locale, unit).formatToParts(0);
  return {
    currencySign: parts.find((part) => part.type === 'currency')?.value ?? currency,
    money: (minor) => exact(minor / 100),
    wholeMoney: format({ ...unit, maximumFractionDigits: 0 }),
    percent: (value) => percent(value / 100),
    months: format({ style: 'unit', unit: 'month', unitDisplay: 'long' }),
    date: (iso) => evenSpaces(dates.format(new Date(`${iso}T00:00:00Z`))),
  };
}
