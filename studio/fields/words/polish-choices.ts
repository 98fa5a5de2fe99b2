/** Words of choices in Polish; what is not here is shown as it is stored. */
export const polishChoices: ReadonlyMap<string, string> = new Map(Object.entries({}));
