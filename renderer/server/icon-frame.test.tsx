import { Check, Plus } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withoutIconFrames } from './icon-frame.ts';

const withoutFrame = (icon: React.ReactElement) => withoutIconFrames(renderToStaticMarkup(icon));

test('[issue 16] the frame of a usual icon is left to the style sheet, its class and name stay', () => {
  const html = withoutFrame(<Check aria-hidden="true" className="size-4" />);
  expect(html).toContain('<svg viewBox="0 0 24 24" class="lucide lucide-check size-4" aria-hidden="true">');
  expect(withoutFrame(<Plus aria-label="More" />)).toContain('aria-label="More"');
});

test('[issue 16] an icon that says another look keeps all of its frame, which the style sheet then leaves alone', () => {
  for (const icon of [
    <Check key="w" strokeWidth={1.5} />,
    <Check key="s" size={32} />,
    <Check key="c" color="red" />,
  ]) {
    expect(withoutFrame(icon)).toBe(renderToStaticMarkup(icon));
    expect(withoutFrame(icon)).toContain(' stroke=');
  }
});
