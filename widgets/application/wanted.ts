/** What a customer asks for. */
export interface Wanted {
  readonly amount_minor: number;
  readonly months: number;
}
