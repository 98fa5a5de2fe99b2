/** Titles of the steps by which `npm test` knows, in its table of times, what they were for. */
export const signInStep = 'sign in';
export const serverStep = 'start a server';
