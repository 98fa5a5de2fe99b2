/**
 * Lets forms with `data-in-app` lead on like links: their values become the query of the address. What a view has taken
 * for itself is left alone, and so is an event that only stands in for a press that was followed already.
 * @param follow leads to an address instead of what the browser would do
 */
export function listenForForms(follow: (url: URL, event: Event) => void): void {
  addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !event.isTrusted) return;
    if (!(form instanceof HTMLFormElement) || !form.hasAttribute('data-in-app')) return;
    const url = new URL(form.action);
    if (url.origin !== location.origin) return;
    for (const [name, value] of new FormData(form)) url.searchParams.set(name, String(value));
    follow(url, event);
  });
}
