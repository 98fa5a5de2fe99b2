/** What a page does for or about its visitor now and then; fetched when it is needed (`watch-visitor.ts`). */
export { noteArrival } from './note-arrival.ts';
export { signOut } from './sign-out.ts';
