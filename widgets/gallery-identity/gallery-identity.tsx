import { usePage } from '#engine/react/page-context.tsx';
import { Colours } from './colours.tsx';
import { Controls } from './controls.tsx';
import { Pairs } from './pairs.tsx';
import { Pieces } from './pieces.tsx';
import { TypeAndSpace } from './type-and-space.tsx';

/** The identity on one page, shown with the very tokens and classes the widgets use. */
export function GalleryIdentity() {
  const { t, href } = usePage();
  return (
    <div className="wrap band">
      <a
        className="text-link inline-flex min-h-6 items-center"
        href={href('/dev-examples/component-examples')}
      >
        {t('gallery-identity.all')}
      </a>
      <div lang="en">
        <h1 className="mt-5 text-title">Identity</h1>
        <p className="mt-2 max-w-prose text-lead text-ink-soft">
          A mosaic of calm deep green on warm paper, and one coral accent for the one thing to do next. Values
          come from <code>schemas/theme/tokens.ts</code>; content may set others in configuration{' '}
          <code>theme</code>.
        </p>
        <Colours />
        <Pairs />
        <TypeAndSpace />
        <Controls />
        <Pieces />
      </div>
    </div>
  );
}

export default GalleryIdentity;
