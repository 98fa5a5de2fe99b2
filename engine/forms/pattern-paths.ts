import { type AST, RegExpParser } from '@eslint-community/regexpp';

/**
 * The pattern with every bounded repetition made an unbounded one: where a text can be read in two ways with bounds, it can without them.
 * @param pattern a valid pattern with the flag `u`
 */
export function withoutBounds(pattern: string): string {
  const relax = (node: AST.Node): string => {
    switch (node.type) {
      case 'Pattern':
        return node.alternatives.map(relax).join('|');
      case 'Alternative':
        return node.elements.map(relax).join('');
      case 'Group':
      case 'CapturingGroup':
      case 'Assertion': {
        if (!('alternatives' in node)) return node.raw;
        const opening = node.raw.slice(0, (node.alternatives[0]?.start ?? node.end) - node.start);
        return `${opening}${node.alternatives.map(relax).join('|')})`;
      }
      case 'Quantifier':
        return `${relax(node.element)}${unbounded(node)}${node.greedy ? '' : '?'}`;
      default:
        return node.raw;
    }
  };
  return relax(parse(pattern));
}

/** A character that is repeated a fixed number of times can be read in one way only, and stays as it is. */
function unbounded({ min, max, element }: AST.Quantifier): string {
  if (min === max && element.type !== 'Group' && element.type !== 'CapturingGroup') return `{${min}}`;
  if (max === 0) return '{0}';
  return min === 0 ? '*' : '+';
}

/**
 * In how many ways at most a matcher that backtracks can go through the pattern before it gives up at one place of a text.
 * @param pattern a valid pattern with the flag `u`
 * @param longest characters a text may have: what an unbounded repetition stands for
 */
export function countPaths(pattern: string, longest: number): number {
  const product = (nodes: readonly AST.Node[]): number => nodes.reduce((ways, node) => ways * count(node), 1);
  const sum = (nodes: readonly AST.Node[]): number => nodes.reduce((ways, node) => ways + count(node), 0);
  const count = (node: AST.Node): number => {
    switch (node.type) {
      case 'Pattern':
      case 'Group':
      case 'CapturingGroup':
        return sum(node.alternatives);
      case 'Alternative':
        return product(node.elements);
      case 'Assertion':
        return 'alternatives' in node ? sum(node.alternatives) : 1;
      case 'Quantifier': {
        const inner = count(node.element);
        const { min } = node;
        const max = Number.isFinite(node.max) ? node.max : Math.max(longest, min);
        if (inner === 1) return max - min + 1;
        // One power for each number of rounds, summed up; what no number holds is more than any bound.
        const ways = (inner ** (max + 1) - inner ** min) / (inner - 1);
        return Number.isNaN(ways) ? Number.POSITIVE_INFINITY : ways;
      }
      default:
        return 1;
    }
  };
  return count(parse(pattern));
}

const parse = (pattern: string): AST.Pattern =>
  new RegExpParser().parsePattern(pattern, 0, pattern.length, { unicode: true });
