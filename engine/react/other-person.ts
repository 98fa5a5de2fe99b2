/** Event of the window: a call was rejected, because somebody else is signed in than the person the page was drawn for. */
const otherPersonEvent = 'mozaika:other-person';

/** Tells the running page. */
export const announceOtherPerson = (): void => void dispatchEvent(new Event(otherPersonEvent));

/** Calls back each time a call was rejected for it. */
export const onOtherPerson = (act: () => void): void => addEventListener(otherPersonEvent, act);
