import { radiusNames, radiusTokens } from '#schemas/theme/tokens.ts';
import { Chapter, Sample } from './chapter.tsx';

/** What is shown of a class is a key: as any other text, its name would be the short one of the build. */
const scale = {
  'text-display': ['Opening of a page, once', 'text-display font-bold'],
  'text-title': ['Heading of a block', 'text-title font-bold'],
  'text-heading': ['Heading of a card', 'text-heading font-bold'],
  'text-lead': ['What leads into a block', 'text-lead text-ink-soft'],
  'text-base': ['Text', 'text-base'],
  'text-sm': ['Hints and notes; nothing is smaller', 'text-sm text-ink-soft'],
} as const;

const spaces = {
  'gap-2': ['8 px', 'Icon and word', 'w-2'],
  'gap-4': ['16 px', 'Lines of a form', 'w-4'],
  'gap-5': ['20 px', 'Cards on a phone; edge of a phone', 'w-5'],
  'gap-6': ['24 px', 'Cards in a wide window; inside of a card', 'w-6'],
  'mb-8 to mb-10': ['32 to 40 px', 'Head of a block and what follows', 'w-10'],
  '.band': ['40 to 72 px', 'Above and below a block', 'w-18'],
} as const;

/** Sizes of letters, of gaps and of corners, and the two shadows. */
export function TypeAndSpace() {
  return (
    <>
      <Chapter
        id="type"
        title="Type"
        lead="Onest, one file per script and weight. Sizes grow with the window; lines keep to 65 letters."
      >
        <dl className="grid gap-6">
          {Object.entries(scale).map(([name, [use, classes]]) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-b border-line pb-5 md:grid-cols-[14rem_1fr]"
            >
              <dt>
                <code className="font-semibold text-brand">{name}</code>
                <span className="block text-sm text-ink-soft">{use}</span>
              </dt>
              <dd className={`min-w-0 ${classes}`} lang="pl">
                Pożyczka, którą łatwo zrozumieć
              </dd>
            </div>
          ))}
        </dl>
      </Chapter>
      <Chapter id="space" title="Space" lead="Multiples of four pixels, six of which do nearly all the work.">
        <ul className="grid gap-3">
          {Object.entries(spaces).map(([name, [size, use, width]]) => (
            <li key={name} className="grid grid-cols-[5rem_1fr] items-center gap-4">
              <span aria-hidden="true" className={`block h-6 rounded-sm bg-brand ${width}`} />
              <span>
                <code className="font-semibold">{name}</code>{' '}
                <span className="text-ink-soft">
                  {size} · {use}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter
        id="shape"
        title="Corners and shadows"
        lead="Cards are round, controls less so, buttons are pills. A shadow says that a thing lies above the ground."
      >
        <div className="grid gap-6 sm:grid-cols-2 desktop:grid-cols-4">
          {radiusNames.map((name) => (
            <Sample key={name} title={`radius ${name}`}>
              <div
                className={`h-24 border border-line-strong bg-surface ${name === 'card' ? 'rounded-card' : 'rounded-control'}`}
              />
              <p className="mt-2 text-sm text-ink-soft">
                {radiusTokens[name].value} · {radiusTokens[name].use}
              </p>
            </Sample>
          ))}
          <Sample title="shadow card">
            <div className="h-24 rounded-card bg-surface shadow-card" />
            <p className="mt-2 text-sm text-ink-soft">Cards at rest</p>
          </Sample>
          <Sample title="shadow raised">
            <div className="h-24 rounded-card bg-surface shadow-raised" />
            <p className="mt-2 text-sm text-ink-soft">Cards under the pointer, dialogs</p>
          </Sample>
        </div>
      </Chapter>
    </>
  );
}
