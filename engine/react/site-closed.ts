/** Event of the window: the platform has closed the site (specification 4). Its detail is what the host says of it. */
const closedEvent = 'mozaika:site-closed';

/** Tells the running page that an answer was a 503 with the host's own text. */
export const announceSiteClosed = (text: string): void =>
  void dispatchEvent(new CustomEvent(closedEvent, { detail: text }));

/** Calls back with the host's text each time an answer says that the site is closed. */
export const onSiteClosed = (act: (text: string) => void): void =>
  addEventListener(closedEvent, (event) => act(event instanceof CustomEvent ? String(event.detail) : ''));
