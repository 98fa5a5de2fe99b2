import { defineWidget } from '#registry/define-widget.ts';
import { CookieConsent } from './cookie-consent.tsx';
import { examples } from './examples.ts';
import { props } from './props.ts';
import { texts } from './texts.ts';

export const widget = defineWidget({
  type: 'cookie-consent',
  version: 1,
  title: 'Cookie consent',
  description: 'Asks for consent to scripts that are not necessary, keeps the answer, lets it be changed.',
  category: 'system',
  guidance: {
    use: 'As the first block of the layout where snippets carry data-consent; once more with placement inline on the page of the policy. Put a link to #cookie-consent into the bottom menu.',
    avoid: 'On a site that uses necessary cookies only: there is nothing to ask.',
  },
  props,
  // The question is final HTML, the same for everybody; the starter fetches what answers it.
  hydrate: 'never',
  view: CookieConsent,
  texts,
  examples,
});
