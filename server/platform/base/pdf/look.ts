/** Sizes in points. A4 with room for a punch at the left. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 62,
  right: 54,
  /** Under the letterhead. */
  top: 104,
  /** Above the foot. */
  bottom: 76,
} as const;

export const contentWidth = page.width - page.left - page.right;
export const contentBottom = page.height - page.bottom;

/** The light colours of the identity (`schemas/theme/tokens.ts`): paper has no dark theme. */
export const ink = {
  text: '#15211f',
  soft: '#4a5754',
  brand: '#0c5a52',
  deep: '#08423c',
  tint: '#dcefe9',
  line: '#ddd6c9',
  lineStrong: '#857e72',
  sunken: '#f6f3ed',
  sun: '#f6bd48',
  accent: '#c93f14',
  caution: '#fdf0d2',
} as const;

export const size = { title: 21, lead: 10.5, heading: 12.5, body: 9.5, small: 8, figure: 14 } as const;
export const lineGap = 2.4;
