import type { ViewProps } from '#registry/widget.ts';
import { Mosaic } from '#ui/design/mosaic.tsx';
import { cornerLeft, cornerRight } from '#ui/design/mosaic-patterns.ts';
import { Picture } from '#ui/design/picture.tsx';
import { heroTones } from './hero-tones.ts';
import { HeroWords } from './hero-words.tsx';
import type { HeroProps } from './props.ts';

/**
 * Opens a page. Beside the words stands a tool, a picture or, with neither, the ornament. The tool has a ground of its
 * own where the band is coloured, since it is drawn for the ground of a page.
 */
export function Hero({ props, slots, block }: ViewProps<HeroProps, 'aside'>) {
  const tone = heroTones[props.tone];
  const beside = slots.aside || props.image;
  return (
    <section className={`relative overflow-clip ${tone.band}`}>
      {slots.aside && (
        <div className="absolute bottom-0 left-0 hidden w-[calc(50%-4rem)] max-w-[44rem] desktop:block print:hidden">
          <Mosaic rows={cornerLeft} ground={tone.ornament} className="block h-auto w-full" />
        </div>
      )}
      {!beside && (
        <Mosaic
          rows={cornerRight}
          ground={tone.ornament}
          className="absolute right-0 bottom-0 hidden max-h-full max-w-none desktop:block print:hidden"
        />
      )}
      <div
        className={`wrap band relative grid grid-cols-1 gap-10 desktop:gap-16 ${slots.aside ? 'items-start' : 'items-center'} ${beside ? 'desktop:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]' : ''}`}
      >
        <div
          className={`min-w-0 max-w-2xl ${tone.words} ${slots.aside ? 'desktop:pt-10 desktop:pb-80' : ''} ${beside ? '' : 'desktop:py-8'}`}
        >
          <HeroWords props={props} block={block} tone={tone} />
        </div>
        {slots.aside ? (
          <div className={`min-w-0 [&_.band]:py-0 [&_.wrap]:px-0 ${tone.tray}`}>{slots.aside}</div>
        ) : (
          props.image && (
            <Picture
              picture={props.image}
              eager={block.first}
              sizes="(min-width: 36rem) 32rem, 100vw"
              className="mx-auto h-auto w-full max-w-lg rounded-card"
            />
          )
        )}
      </div>
    </section>
  );
}

export default Hero;
