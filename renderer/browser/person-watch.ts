import { watchPerson } from './watch-person.ts';

/*
 * A script of its own of sign-ins and of the documents that were drawn for somebody, which are watched from the first moment on. Others are
 * watched once their runtime is there: until then they hold nothing, and the starter stays as small as it is.
 */
watchPerson();
