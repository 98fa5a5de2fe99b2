import { RotateCcw } from 'lucide-react';
import { isRecord } from '#registry/is-record.ts';
import { contrast } from '#schemas/theme/contrast.ts';
import {
  type ColourName,
  colourNames,
  colourPairs,
  colourTokens,
  radiusNames,
  radiusTokens,
  type Scheme,
  schemes,
} from '#schemas/theme/tokens.ts';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { fieldWords } from '../../fields/words/field-words.ts';

interface Props {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly errors: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
}

type Parts = Readonly<Record<string, unknown>>;
const partOf = (value: unknown, name: string): Parts => {
  const part = isRecord(value) ? value[name] : undefined;
  return isRecord(part) ? part : {};
};

/** The colours and corners a site changes of the identity, with the contrast each pair holds ([wcag 1.4.3]). */
export function ThemeEditor({ value, onChange, errors, readOnly }: Props) {
  const { t, locale } = useStudioTexts();
  const put = (group: string, name: string, next: string | undefined) => {
    const part = Object.fromEntries(
      [...Object.entries(partOf(value, group)).filter(([key]) => key !== name), [name, next]].filter(
        ([, one]) => one !== undefined,
      ),
    );
    onChange({ ...(isRecord(value) ? value : {}), [group]: part });
  };
  return (
    <div className="grid gap-6">
      {schemes.map((scheme) => (
        <section key={scheme} className="grid gap-2">
          <h2 className="text-heading">{t(`entities.theme-${scheme}`)}</h2>
          <ul className="grid gap-1.5 desktop:grid-cols-2">
            {colourNames.map((name) => (
              <ColourRow
                key={name}
                scheme={scheme}
                name={name}
                changed={partOf(value, scheme)}
                error={errors[`/${scheme}/${name}`]}
                readOnly={readOnly}
                onChange={(next) => put(scheme, name, next)}
              />
            ))}
          </ul>
        </section>
      ))}
      <section className="grid gap-2">
        <h2 className="text-heading">{t('entities.theme-radius')}</h2>
        {radiusNames.map((name) => {
          const own = partOf(value, 'radius')[name];
          return (
            <label key={name} className="s-field max-w-72">
              <span className="s-label">{fieldWords(locale).title(radiusTokens[name].use, name)}</span>
              <input
                className="s-input"
                value={typeof own === 'string' ? own : ''}
                placeholder={radiusTokens[name].value}
                readOnly={readOnly}
                onChange={(event) => put('radius', name, event.target.value.trim() || undefined)}
              />
            </label>
          );
        })}
      </section>
    </div>
  );
}

interface RowProps {
  readonly scheme: Scheme;
  readonly name: ColourName;
  readonly changed: Parts;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly onChange: (next: string | undefined) => void;
}

function ColourRow({ scheme, name, changed, error, readOnly, onChange }: RowProps) {
  const { t, locale } = useStudioTexts();
  const colour = (one: ColourName): string => {
    const own = changed[one];
    return typeof own === 'string' && /^#[0-9a-f]{6}$/i.test(own) ? own : colourTokens[one][scheme];
  };
  const isOwn = typeof changed[name] === 'string';
  const worst = colourPairs
    .filter(({ front, back }) => front === name || back === name)
    .map((pair) => ({ ...pair, held: contrast(colour(pair.front), colour(pair.back)) }))
    .toSorted((a, b) => a.held / a.atLeast - b.held / b.atLeast)[0];
  const isWeak = worst !== undefined && worst.held < worst.atLeast;
  const label = fieldWords(locale).title(colourTokens[name].use, name);
  return (
    <li
      className={`flex items-center gap-2 rounded-lg border p-2 ${isWeak || error ? 'border-danger' : 'border-line'}`}
    >
      <input
        type="color"
        aria-label={`${label} (${name})`}
        className="h-9 w-11 shrink-0 rounded-lg border border-line-strong bg-surface p-1"
        value={colour(name)}
        disabled={readOnly}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className="min-w-0 grow">
        <span className="block font-medium">{label}</span>
        <span className="s-hint block">
          <code>{name}</code> {colour(name)}
          {worst && (
            <span className={isWeak ? 'ms-2 font-semibold text-danger' : 'ms-2'}>
              {t(isWeak ? 'entities.theme-weak' : 'entities.theme-contrast', {
                other: worst.front === name ? worst.back : worst.front,
                held: (Math.floor(worst.held * 10) / 10).toLocaleString(locale),
                least: worst.atLeast.toLocaleString(locale),
              })}
            </span>
          )}
        </span>
      </span>
      {isOwn && !readOnly && (
        <button
          type="button"
          className="s-btn s-btn-quiet s-icon-btn shrink-0"
          aria-label={t('entities.theme-reset', { label })}
          title={t('entities.theme-reset', { label })}
          onClick={() => onChange(undefined)}
        >
          <RotateCcw aria-hidden="true" size={16} />
        </button>
      )}
    </li>
  );
}
