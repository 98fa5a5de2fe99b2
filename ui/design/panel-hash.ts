/** At the end of an address: its screen is opened as a panel over the page where one can be, instead of moving to it. */
export const panelHash = '#panel';
