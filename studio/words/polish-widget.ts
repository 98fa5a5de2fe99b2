/** What a widget is called in Polish: its title, what it shows, and when to take it; the last where people place it. */
export type PolishWidget = readonly [type: string, title: string, description: string, use?: string];
