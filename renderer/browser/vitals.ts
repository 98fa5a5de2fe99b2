import type { Metric } from 'web-vitals';
import { vitalsPath } from '#schemas/web-vitals.ts';

/*
 * Tells the server how fast a visit was: no cookie, no id, the path alone. A script of its own, which a page names where the operator
 * wants figures; the library comes for the share of visits that is measured, once the page has loaded.
 */
const share = Number(document.querySelector<HTMLScriptElement>('script[data-vitals]')?.dataset['vitals']);
if (Math.random() < share) void measure();

async function measure(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  // The address of the visit: later moves within the page are no loads.
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
}
