import type { SiteExport } from '#server/platform/content/seed.ts';
import { createDemoSite, type DemoSite } from './demo-site.ts';
import type { Sample } from './sample.ts';
import { accountSamples } from './samples/account.ts';
import { contentSamples } from './samples/content.ts';
import { lendingSamples } from './samples/lending.ts';
import { listSamples } from './samples/lists.ts';
import { talkSamples } from './samples/talk.ts';

/** The hand-chosen answers, by the ids of their calls, and the site they speak of. */
export interface Samples {
  readonly site: DemoSite;
  readonly byId: ReadonlyMap<string, Sample>;
}

/** The samples with the content of an exported site. */
export function samplesOf(content: SiteExport): Samples {
  const site = createDemoSite(content);
  const all = [
    ...contentSamples(site),
    ...listSamples(site),
    ...talkSamples(site),
    ...accountSamples(site),
    ...lendingSamples(site),
  ];
  return { site, byId: new Map(all.map((one) => [one.id, one])) };
}
