import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { Picture } from '#ui/design/picture.tsx';
import { SectionHead } from '#ui/design/section-head.tsx';
import type { PartnerLogosProps } from './props.ts';

type Logo = PartnerLogosProps['logos'][number];

/** Logos of partners in even, quiet rows. Nothing moves by itself (WCAG 2.2, 2.2.2). */
export function PartnerLogos({ props, block }: ViewProps<PartnerLogosProps>) {
  const { t, href } = usePage();
  if (props.logos.length === 0) return null;
  return (
    <section className="wrap band" aria-label={props.title ?? t('partner-logos.name')}>
      <SectionHead block={block} title={props.title} lead={props.lead} />
      <div className="@container">
        <ul className={`grid grid-cols-2 gap-3 @lg:grid-cols-3 @lg:gap-4 ${columns(props.logos.length)}`}>
          {[...props.logos.entries()].map(([position, logo]) => (
            <li key={position}>
              {logo.href ? (
                <a
                  className="block h-full rounded-card transition-shadow duration-(--duration-calm) hover:shadow-raised focus-visible:rounded-card"
                  href={href(logo.href)}
                >
                  <LogoTile logo={logo} />
                </a>
              ) : (
                <LogoTile logo={logo} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Logos are drawn for paper, so their tile is light at night, too. A partner without one stands there in words. */
function LogoTile({ logo: { image, name } }: { logo: Logo }) {
  const tile =
    'grid grid-cols-1 justify-items-center h-full min-h-24 items-center overflow-hidden rounded-card border border-line p-4';
  if (!image)
    return (
      <span className={`${tile} bg-surface text-center font-semibold text-ink hyphens-auto`}>{name}</span>
    );
  return (
    <span className={`${tile} bg-on-deep`}>
      <Picture
        picture={{ ...image, alt: image.alt || name }}
        className="max-h-12 w-auto max-w-full object-contain @3xl:max-h-10"
      />
    </span>
  );
}

/** As many columns of a wide place as give full rows. */
function columns(count: number): string {
  if (count % 6 === 0 || count > 12) return '@4xl:grid-cols-6';
  if (count % 5 === 0) return '@4xl:grid-cols-5';
  return count === 3 ? '' : '@3xl:grid-cols-4';
}

export default PartnerLogos;
