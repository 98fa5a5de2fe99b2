import { type TSchema, Type } from 'typebox';
import { MarketingConfig, marketingConfigCategory, SiteConfig } from '#schemas/config.ts';
import { CreditConfig, creditConfigCategory } from '#schemas/credit-config.ts';
import { LenderConfig, lenderConfigCategory } from '#schemas/lending/lender-config.ts';
import { LendingConfig, lendingConfigCategory } from '#schemas/lending/lending-config.ts';
import type { SchemaMarks } from '../../fields/shape/field-shape.ts';

const schemas: ReadonlyMap<string, TSchema> = new Map<string, TSchema>([
  ['site', SiteConfig],
  [marketingConfigCategory, MarketingConfig],
  [creditConfigCategory, CreditConfig],
  [lenderConfigCategory, LenderConfig],
  [lendingConfigCategory, LendingConfig],
]);
const free = Type.Record(Type.String(), Type.Unknown());

/** What the values of a category look like; anything where the house does not know it. */
export const configSchema = (category: string): TSchema => schemas.get(category) ?? free;

/** Amounts of the known categories are kept in minor units. */
export const configMarks: SchemaMarks = {
  '': { label: 'entities.config-values' },
  '/terms/*/min_amount_minor': { control: 'money' },
  '/terms/*/max_amount_minor': { control: 'money' },
  '/terms/*/example/amount_minor': { control: 'money' },
  '/rules/*/min_income_minor': { control: 'money' },
  '/rules/*/living_cost_minor': { control: 'money' },
  '/rules/*/living_cost_per_dependant_minor': { control: 'money' },
  '/rules/*/call_from_minor': { control: 'money' },
  '/daily_transfer_minor': { control: 'money' },
  '/partners/*/max_amount_minor': { control: 'money' },
};
