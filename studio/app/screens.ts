import type { StudioScreen } from './screen.ts';

const modules = import.meta.glob<{ screen: StudioScreen }>('../screens/*/screen.ts', { eager: true });

/** Every screen of the Studio, found by its folder. */
export const screens: readonly StudioScreen[] = Object.values(modules).map(({ screen }) => screen);
