import type { StudioScreen } from './screen.ts';

const modules = import.meta.glob<{ screen: StudioScreen }>(
  ['../screens/*/screen.ts', '../entities/kinds/*/screen.ts'],
  { eager: true },
);

/** Every screen of the Studio, found by its folder: of its own, or of a kind of content. The one glob that goes upwards. */
export const screens: readonly StudioScreen[] = Object.values(modules).map(({ screen }) => screen);
