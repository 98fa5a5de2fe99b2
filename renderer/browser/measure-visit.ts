import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { vitalsPath } from '#schemas/web-vitals.ts';

/* Tells the server how fast a visit was: no cookie, no id, the path alone. */

/** The address of the visit: later moves within the page are no loads. */
const { pathname } = location;
const values: Record<string, number> = {};
const note = ({ name, value }: Metric): void => {
  values[name] = value;
};
for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(note);
// After the library's own listeners: what it knows last is told, too.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
  const body = JSON.stringify({ path: pathname, values });
  for (const name of Object.keys(values)) delete values[name];
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'mozaika' };
  fetch(vitalsPath, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
});
