/** Says for `test.skip` that a spec does not depend on the width: it runs in the desktop project only. */
export const widthPlaysNoPart = [
  ({ isMobile }: { isMobile: boolean | undefined }) => isMobile === true,
  'does not depend on the width',
] as const;
