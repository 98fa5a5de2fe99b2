/** What lucide writes around each icon of the usual size and look; the class that follows stays. */
const lucideFrame =
  'xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide ';
const bareFrame = 'viewBox="0 0 24 24" class="lucide ';

/**
 * Leaves out of HTML what the style sheet says of such icons (`renderer/styles/base.css`): a page has dozens. Only for HTML that
 * React does not take over: it would look for the attributes.
 */
export const withoutIconFrames = (html: string): string => html.replaceAll(lucideFrame, bareFrame);
