import type { HeroProps } from './props.ts';

export interface HeroTone {
  /** Ground of the whole band. */
  readonly band: string;
  /** Around the words; on a dark ground the focus ring is light. */
  readonly words: string;
  readonly eyebrow: string;
  readonly soft: string;
  readonly check: string;
  readonly primary: string;
  readonly secondary: string;
  /** Under a tool in the slot, which is drawn for the light ground of a page. */
  readonly tray: string;
  readonly ornament: 'light' | 'deep';
}

/** Looks of the hero by the editor's word. */
export const heroTones: Readonly<Record<HeroProps['tone'], HeroTone>> = {
  paper: {
    band: '',
    words: '',
    eyebrow: 'text-brand',
    soft: 'text-ink-soft',
    check: 'bg-brand-soft text-brand',
    primary: 'btn-primary',
    secondary: 'btn-secondary',
    tray: '',
    ornament: 'light',
  },
  brand: {
    band: 'bg-deep',
    words: 'on-deep text-on-deep',
    eyebrow: 'text-on-deep-soft',
    soft: 'text-on-deep-soft',
    check: 'bg-deep-line text-on-deep',
    primary: 'btn-inverse',
    secondary: 'btn-outline-inverse',
    tray: 'rounded-[1.75rem] bg-paper p-3 shadow-raised sm:p-4',
    ornament: 'deep',
  },
  sun: {
    band: 'bg-accent-soft',
    words: '',
    eyebrow: 'text-accent-ink',
    soft: 'text-ink-soft',
    check: 'bg-surface text-brand',
    primary: 'btn-primary',
    secondary: 'btn-secondary hover:bg-surface',
    tray: 'rounded-[1.75rem] bg-paper p-3 shadow-raised sm:p-4',
    ornament: 'light',
  },
};
