import type { Figures } from '#engine/credit/figures.ts';

/** An amount without decimals where it has none: shorter to compare. @param minor minor units */
export const roundMoney = (figures: Figures, minor: number): string =>
  minor % 100 === 0 ? figures.wholeMoney(minor / 100) : figures.money(minor);
