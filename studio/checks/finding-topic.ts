import type { Finding } from '#schemas/studio/finding.ts';

/** What a finding is about, for people. */
export type FindingTopic =
  | 'structure'
  | 'language'
  | 'access'
  | 'links'
  | 'redirects'
  | 'reading'
  | 'weight'
  | 'credit'
  | 'form'
  | 'search';

/** Beginnings of the rules' names; the first that fits counts. */
const topics: readonly (readonly [string, FindingTopic])[] = [
  ['translation', 'language'],
  ['main-language', 'language'],
  ['picture', 'access'],
  ['foreign-host', 'redirects'],
  ['address-of', 'links'],
  ['heading', 'access'],
  ['alt', 'access'],
  ['contrast', 'access'],
  ['link-words', 'access'],
  ['link-empty', 'access'],
  ['link', 'links'],
  ['reference', 'links'],
  ['redirect', 'redirects'],
  ['readability', 'reading'],
  ['long-sentence', 'reading'],
  ['weight', 'weight'],
  ['credit', 'credit'],
  ['form', 'form'],
  ['seo', 'search'],
];

/** The topic of a rule; what has none of its own is about the structure. */
export const topicOf = ({ rule }: Pick<Finding, 'rule'>): FindingTopic =>
  topics.find(([beginning]) => rule.startsWith(beginning))?.[1] ?? 'structure';
