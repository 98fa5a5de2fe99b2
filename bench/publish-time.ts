import { type StaffApi, signInStaff } from '#e2e/support/staff-api.ts';
import { median } from './median.ts';

/** Milliseconds from the moment an editor presses "publish" to the moment a visitor's request shows it. */
export async function measurePublish(url: string, times = 20): Promise<number> {
  const staff = await signInStaff(url);
  const figures: number[] = [];
  for (let time = 0; time < times; time++)
    figures.push(await publishOnce(url, staff, `Tytuł numer ${time} z pomiaru`));
  return median(figures);
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
