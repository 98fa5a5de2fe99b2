/** Where browsers tell how fast a visit was. */
export const vitalsPath = '/_web-vitals';

/** Web vitals that are told; times in milliseconds, the shift without a unit. */
export const vitalNames = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];
