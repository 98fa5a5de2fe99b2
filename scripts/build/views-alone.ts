import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The list that `widgets/views.ts` asks Vite for. No pattern can say that a file is named as its folder is, so it names parts, too. */
const wanted = /(?<=import\.meta\.glob(<[^(]*>)?\()\[[^\]]*\]/;

/**
 * Lets the build take the views alone out of that list. Each file of it is an entry of its own: with their parts they were 314 in place of
 * 122, all of them named in the runtime, and parts that one view has for itself were files beside it.
 */
export function viewsAlone(): Plugin {
  return {
    name: 'mozaika:views-alone',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/widgets\/views\.ts$/ },
      handler(code, id) {
        if (!wanted.test(code)) this.error(`${id} asks for no list of views: see views-alone.ts`);
        return { code: code.replace(wanted, JSON.stringify(viewsOf(dirname(id)))), map: null };
      },
    },
  };
}

/** Paths of all views, from the folder of the widgets. */
const viewsOf = (widgets: string): readonly string[] =>
  readdirSync(widgets)
    .filter((name) => existsSync(join(widgets, name, `${name}.tsx`)))
    .map((name) => `./${name}/${name}.tsx`)
    .toSorted();
