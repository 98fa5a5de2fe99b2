import { type StaffApi, signInStaff } from '#e2e/support/staff-api.ts';
import { startLoad } from './load.ts';
import { median } from './median.ts';

const times = 20;

/** Medians of 20, in milliseconds. */
export interface PublishTimes {
  /** From the moment an editor presses "publish" to the moment a visitor's request shows it. */
  readonly here: number;
  /** The same where the visitor asks another node. */
  readonly elsewhere: number;
}

/** @param loaded while everybody reads other pages of the node that publishes */
export async function measurePublish(url: string, otherNode: string, loaded: boolean): Promise<PublishTimes> {
  const staff = await signInStaff(url);
  const load = loaded ? startLoad(url, ['/about', '/contacts'], 16) : null;
  const mark = loaded ? 'pod obciążeniem' : 'w spokoju';
  const measure = async (visited: string, where: string) => {
    const figures: number[] = [];
    for (let time = 0; time < times; time++)
      figures.push(await publishOnce(visited, staff, `Tytuł ${time} ${where} ${mark}`));
    return median(figures);
  };
  const here = await measure(url, 'u siebie');
  const elsewhere = await measure(otherNode, 'obok');
  await load?.stop();
  return { here, elsewhere };
}

async function publishOnce(url: string, staff: StaffApi, title: string): Promise<number> {
  const entry = await staff.read('pages', 'home');
  const blocks = entry.draft['blocks'] as { type: string; props: Record<string, unknown> }[];
  const changed = blocks.map((block) =>
    block.type === 'hero' ? { ...block, props: { ...block.props, title } } : block,
  );
  await staff.change('pages', 'home', entry.version, { ...entry.draft, blocks: changed });
  const started = performance.now();
  await staff.publish('pages', 'home');
  for (;;) {
    const page = await (await fetch(url)).text();
    if (page.includes(title)) return performance.now() - started;
    if (performance.now() - started > 5000) throw new Error('the published title did not show within 5 s');
  }
}
