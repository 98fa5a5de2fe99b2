/** Where a browser keeps the cart. It belongs to the device and stays when a customer signs out. */
export const cartKey = 'mozaika:cart';

/** Told to the window of the page that changed the cart; other tabs hear of it by the storage. */
export const cartChanged = 'mozaika:cart-changed';
