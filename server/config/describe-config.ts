import { variableNames } from './environment.ts';
import { describeVariable } from './variable.ts';

/** Text of `.env.example`: every variable with its meaning, commented out, at its default or at an example value. */
export function describeConfig(): string {
  const entries = variableNames.map((name) => {
    const { description, expected, example, fallback } = describeVariable(name);
    const standing = fallback === undefined ? 'Not set by default.' : `Default: ${fallback}.`;
    return `# ${description}\n# Expected: ${expected}. ${standing}\n#${name}=${fallback ?? example}\n`;
  });
  return `# Configuration of Mozaika. Everything is optional in the sandbox. Derived from server/config/environment.ts.\n\n${entries.join('\n')}`;
}
