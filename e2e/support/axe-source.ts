import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/*
 * Axe spends nearly half of its time on colours: it reads each of a hundred backgrounds anew for each text above them, and
 * keeps their parts in private fields, which are weak maps in the script it is shipped as. Both are mended from outside,
 * and its findings stay the same.
 */

/** Weak maps and sets that keep what they know with the object itself, as private fields do. */
const keptWithTheObject = `
  class KeptMap {
    key = Symbol();
    sealed = new WeakMap();
    has(object) { return this.key in object || this.sealed.has(object); }
    get(object) { return this.key in object ? object[this.key] : this.sealed.get(object); }
    set(object, value) {
      if (Object.isExtensible(object)) object[this.key] = value;
      else this.sealed.set(object, value);
      return this;
    }
    delete(object) {
      return this.has(object) && (this.sealed.delete(object) || delete object[this.key]);
    }
  }
  class KeptSet {
    map = new KeptMap();
    has(object) { return this.map.has(object); }
    add(object) { this.map.set(object, true); return this; }
    delete(object) { return this.map.delete(object); }
  }`;

/** A colour's text means the same each time. */
const readColoursOnce = `
  const { prototype } = axe.commons.color.Color;
  const read = prototype.parseString;
  const known = new Map();
  prototype.parseString = function (text) {
    const parts = known.get(text);
    if (parts) [this.r, this.g, this.b, this.alpha] = parts;
    else {
      read.call(this, text);
      known.set(text, [this.r, this.g, this.b, this.alpha]);
    }
    return this;
  };`;

/** Runs in a document: brings `window.axe`. Frames answer whoever asks, which is their page. */
export const axeSource: string = `{
  ${keptWithTheObject}
  (function (WeakMap, WeakSet) { ${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')} }).call(window, KeptMap, KeptSet);
  ${readColoursOnce}
  axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });
}; 0`;
