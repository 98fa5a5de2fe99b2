import type { StaffApi } from './staff-api.ts';

interface StoredBlock {
  readonly id: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The home page's document with another title in its hero. */
export function homeWithTitle(
  draft: Readonly<Record<string, unknown>>,
  title: string,
): Record<string, unknown> {
  const blocks = draft['blocks'] as readonly StoredBlock[];
  return {
    ...draft,
    blocks: blocks.map((block) =>
      block.id === 'hero' ? { ...block, props: { ...block.props, title } } : block,
    ),
  };
}

/** Gives the home page another title, and publishes it. */
export async function changeHomeTitle(staff: StaffApi, title: string): Promise<void> {
  const { version, draft } = await staff.read('pages', 'home');
  await staff.change('pages', 'home', version, homeWithTitle(draft, title));
  await staff.publish('pages', 'home');
}
