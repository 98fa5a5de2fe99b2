import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { StaffRole } from '#schemas/staff.ts';

/** Groups of the Studio's menu, in their order. */
export const navGroups = ['site', 'content', 'shop', 'forms', 'look', 'operations', 'admin'] as const;
export type NavGroup = (typeof navGroups)[number];

/** Who may open a screen: a role with those that include it, or whoever works for customers (`isSupport`). */
export type ScreenRole = StaffRole | 'support';

/**
 * One screen of the Studio. A folder of `screens/` has a `screen.ts` that exports `screen`; nothing else names it.
 * Its view is a chunk of its own.
 */
export interface StudioScreen {
  /** Path below `/studio/`, in React Router's notation, e.g. `pages/:alias`; empty for the first one. */
  readonly path: string;
  /** Key of its title in the Studio's texts. */
  readonly title: string;
  /** The platform decides; this only hides what would be refused. */
  readonly role: ScreenRole;
  /** Its place in the menu; left out for screens that others lead to. */
  readonly nav?: { readonly group: NavGroup; readonly order: number; readonly icon: LucideIcon };
  /** Takes the whole window, without menu and margins: the editor. */
  readonly full?: true;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}
