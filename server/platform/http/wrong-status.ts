/** The event does not fit the status: a 409 to the caller ([sec 14]). */
export class WrongStatus extends Error {
  override readonly name = 'WrongStatus';
  readonly status: string;
  readonly event: string;

  constructor(status: string, event: string) {
    super(`${event} does not fit an application in the status ${status}`);
    this.status = status;
    this.event = event;
  }
}
