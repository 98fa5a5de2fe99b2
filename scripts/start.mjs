// Plain JavaScript, so that an old Node can still say what is wrong instead of stumbling over TypeScript.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `Mozaika runs on Node 24, this is Node ${process.versions.node}.\n` +
      'Use `npm start`: the package "node" brings Node 24 along. If npm was told to skip install scripts, run\n' +
      '`npm rebuild node` once.',
  );
  process.exit(1);
}
await import('./start.ts');
