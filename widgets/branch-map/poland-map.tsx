import { usePage } from '#engine/react/page-context.tsx';
import { type Pin, pinLabel } from './group-places.ts';
import { polandOutline } from './poland-outline.ts';
import { mapSize } from './project-place.ts';

interface Props {
  readonly blockId: string;
  readonly pins: readonly Pin[];
  /** Id of the list entry of a place, by its number. */
  readonly placeId: (number: number) => string;
  readonly pinId: (number: number) => string;
}

const asGroup = { role: 'group' } as const;

/** Side of a tile of the mosaic, in units of the map. */
const tile = 40;

/** Poland as a mosaic with a pin for each place. Drawn by us: a map of others would tell them who looks at it. */
export function PolandMap({ blockId, pins, placeId, pinId }: Props) {
  const { t } = usePage();
  const pattern = `${blockId}-tiles`;
  return (
    // A group, and not a picture: its pins are links.
    <svg
      {...asGroup}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      className="h-auto w-full overflow-visible"
      aria-label={t('branch-map.map')}
    >
      <defs>
        <pattern id={pattern} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <path d={`M0 0H${tile}V${tile}`} fill="none" strokeWidth="2" className="stroke-surface" />
        </pattern>
      </defs>
      <path d={polandOutline} className="fill-brand-soft" />
      <path
        d={polandOutline}
        fill={`url(#${pattern})`}
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="stroke-line-strong"
      />
      {pins.map((pin) => (
        <PlacePin key={pin.places[0].number} pin={pin} placeId={placeId} pinId={pinId} />
      ))}
    </svg>
  );
}

/** The drawing shrinks with its place, the plates do not: their numbers stay readable. */
const readable = '@max-lg:scale-[1.3] @max-sm:scale-[1.65]';

/** A plate with a tip on the place, with the numbers of the list; it leads to the first of them there. */
function PlacePin({ pin, placeId, pinId }: { pin: Pin } & Pick<Props, 'placeId' | 'pinId'>) {
  const { point, places } = pin;
  const label = pinLabel(pin);
  const width = Math.max(38, label.length * 12 + 16);
  const shape = (
    <>
      <path d="M0 0l-9 -13h18z" />
      <rect x={-width / 2} y="-48" width={width} height="38" rx="19" />
    </>
  );
  return (
    <a
      href={`#${placeId(places[0].number)}`}
      aria-label={places.map(({ number, marker }) => `${number}. ${marker.title}`).join(', ')}
      className="group outline-none"
    >
      <g transform={`translate(${point.x} ${point.y})`}>
        <g className={readable}>
          <circle cy="-28" r="30" className="fill-transparent" />
          <g
            strokeWidth="6"
            strokeLinejoin="round"
            className="fill-surface stroke-surface group-focus-visible:fill-focus group-focus-visible:stroke-focus"
          >
            {shape}
          </g>
          {places.map(({ number }) => (
            <g
              key={number}
              id={pinId(number)}
              className="[&:target~g]:fill-accent [&:target~text]:fill-on-accent"
            />
          ))}
          <g className="fill-brand group-hover:fill-brand-strong">{shape}</g>
          <text y="-22.5" textAnchor="middle" fontSize="19" fontWeight="700" className="fill-on-brand">
            {label}
          </text>
        </g>
      </g>
    </a>
  );
}
