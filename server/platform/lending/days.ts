const dayMs = 86_400_000;

/** The day so many days later. @param day `YYYY-MM-DD` */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
