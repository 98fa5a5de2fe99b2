import { checkImports } from './imports/check-imports.ts';

const findings = await checkImports(process.cwd(), { grants: true });
for (const finding of findings) console.error(finding);
console.log(
  findings.length === 0
    ? 'Imports: all as the table of rooms allows.'
    : `Imports: ${findings.length} to mend.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
