import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { Country } from '#schemas/lookup.ts';
import { MoreLink } from '#ui/design/more-link.tsx';
import { itemHeading, SectionHead } from '#ui/design/section-head.tsx';
import { type LetterGroup, letterGroups, sortCountries } from './letter-groups.ts';
import { LetterNavigation } from './letter-navigation.tsx';
import type { CountriesListProps } from './props.ts';
import type { CountriesListQueries } from './queries.ts';

/** Up to here a list is read at a glance and needs no letters. */
const glance = 15;

/** Countries by name, in columns; a long list stands under its letters, with links to them. */
export function CountriesList({
  props,
  data,
  block,
}: ViewProps<CountriesListProps, never, CountriesListQueries>) {
  const { t, href, locale } = usePage();
  const countries = sortCountries(data.countries, props.codes, locale);
  const title = props.title || t('countries-list.title');
  const idOf = ({ letter }: LetterGroup) => `${block.id}-${letter.codePointAt(0)?.toString(16)}`;
  const groups = countries.length > glance ? letterGroups(countries, locale) : [];
  const Letter = itemHeading(block, title);
  return (
    <section className="wrap band" aria-label={title}>
      <SectionHead block={block} title={title} lead={props.lead} />
      {countries.length === 0 && (
        <div className="empty-state">
          <p>{t('countries-list.empty')}</p>
          <MoreLink href={href('/contacts')}>{t('countries-list.contact')}</MoreLink>
        </div>
      )}
      {groups.length === 0 ? (
        countries.length > 0 && (
          <Names countries={countries} className="columns-[10rem] gap-6 sm:columns-[14rem]" />
        )
      ) : (
        <>
          <LetterNavigation title={title} groups={groups} idOf={idOf} />
          <div className="columns-[10rem] gap-6 sm:columns-[14rem] sm:gap-8">
            {groups.map((group) => (
              <div key={group.letter} className="break-inside-avoid pb-6">
                <Letter
                  id={idOf(group)}
                  className="mb-2 break-after-avoid scroll-mt-24 border-b border-line pb-1 text-heading text-brand target:border-accent"
                >
                  {group.letter}
                </Letter>
                <Names countries={group.countries} />
              </div>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function Names({ countries, className = '' }: { countries: readonly Country[]; className?: string }) {
  return (
    <ul className={className}>
      {countries.map(({ code, name }) => (
        <li key={code} className="break-inside-avoid py-1 hyphens-auto">
          {name}
        </li>
      ))}
    </ul>
  );
}

export default CountriesList;
