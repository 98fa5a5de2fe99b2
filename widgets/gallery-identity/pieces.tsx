import { Icon, IconTile } from '#ui/design/icon.tsx';
import { iconNames } from '#ui/design/icon-names.ts';
import { Picture } from '#ui/design/picture.tsx';
import { Chapter, Sample } from './chapter.tsx';

const messages = [
  ['info', 'Note', 'bg-info-soft', 'text-info'],
  ['warning', 'Caution', 'bg-sun-soft', 'text-sun-ink'],
  ['warning', 'Error', 'bg-danger-soft', 'text-danger'],
  ['check', 'Success', 'bg-success-soft', 'text-success'],
] as const;

const illustrations = ['clear-costs', 'phone-steps', 'renovation', 'missing-tile'] as const;

/** Cards, marks, messages, waiting and empty places, icons and drawings. */
export function Pieces() {
  return (
    <>
      <Chapter
        id="pieces"
        title="Cards, marks and messages"
        lead="A message is told by its words and its sign, never by its colour alone."
      >
        <div className="grid gap-6 md:grid-cols-2 desktop:grid-cols-3">
          <Sample title="Card">
            <div className="card p-6">
              <IconTile name="wallet" />
              <p className="mt-4 text-heading font-bold">A card at rest</p>
              <p className="mt-2 text-ink-soft">Surface, a line around it, and a small shadow.</p>
            </div>
          </Sample>
          <Sample title="Card that leads on">
            <article className="card card-link p-6">
              <p className="eyebrow">Eyebrow</p>
              <h4 className="mt-2 text-heading font-bold">
                <a href="#pieces">The whole card is the link</a>
              </h4>
              <p className="mt-2 text-ink-soft">It rises under the pointer.</p>
            </article>
          </Sample>
          <Sample title="Badges">
            <div className="flex flex-wrap gap-3">
              <span className="badge">Guide</span>
              <span className="badge badge-accent">New</span>
            </div>
          </Sample>
          <Sample title="Waiting">
            <div className="grid gap-3" role="img" aria-label="Skeleton of three lines">
              <div className="skeleton h-6 w-2/3" />
              <div className="skeleton h-4" />
              <div className="skeleton h-4 w-5/6" />
            </div>
          </Sample>
          <Sample title="Nothing to show">
            <p className="empty-state">Nothing matches. Take a filter away, or look at everything.</p>
          </Sample>
          <Sample title="Messages">
            <ul className="grid gap-2">
              {messages.map(([icon, word, ground, ink]) => (
                <li key={word} className={`flex items-center gap-3 rounded-control px-4 py-3 ${ground}`}>
                  <Icon name={icon} className={`size-5 flex-none ${ink}`} />
                  <span className="text-ink">
                    <strong className={ink}>{word}.</strong> Words of the message.
                  </span>
                </li>
              ))}
            </ul>
          </Sample>
        </div>
      </Chapter>
      <Chapter
        id="icons"
        title="Icons"
        lead="Lucide, two pixels of line, decoration beside words. An editor chooses by these names."
      >
        <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 md:grid-cols-5 desktop:grid-cols-6">
          {iconNames.map((name) => (
            <li key={name} className="flex items-center gap-3">
              <IconTile name={name} />
              <code className="text-sm">{name}</code>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter
        id="drawings"
        title="Drawings"
        lead="Our own: tiles and quarter circles, deep green on warm paper, sun and coral in small places. One thing a picture, calm, no faces."
      >
        <ul className="grid gap-6 sm:grid-cols-2 desktop:grid-cols-4">
          {illustrations.map((name) => (
            <li key={name}>
              <Picture
                picture={{ src: `/illustrations/${name}.svg`, alt: '', width: 480, height: 360 }}
                className="aspect-[4/3] w-full rounded-card bg-surface object-contain"
              />
              <code className="mt-2 block text-sm text-ink-soft">{name}.svg</code>
            </li>
          ))}
        </ul>
      </Chapter>
    </>
  );
}
