/*
 * Marks the document before its first paint where the question of consent was never answered, so that the bar, which stands
 * in the HTML, is painted with it and not a second later. The document asks the browser to wait for this with the first
 * paint, and only pages with a bar name it: it is for everybody the same file, and so is the page. An answer to older
 * words is found out about by `consent.ts`, which knows the words of the page.
 */
if (!document.cookie.includes('mozaika-consent=')) document.documentElement.dataset['consent'] = 'ask';
