import type { BlockFailure, Plan } from '#engine/plan.ts';
import type { Registry } from '#registry/registry.ts';
import { toClientPlan } from '#renderer/server/client-plan.ts';
import type { DocumentShell } from '#renderer/server/document-shell.ts';
import { renderDocument } from '#renderer/server/render-document.ts';
import type { BuiltTexts } from '#renderer/server/text-files.ts';
import { measureVisitModule, type ViewChunks, vitalsModule } from '#renderer/server/view-chunks.ts';
import type { Renderer } from '#server/web/host-options.ts';

interface Options {
  readonly registry: Registry;
  readonly viewChunks: ViewChunks;
  readonly builtTexts: BuiltTexts;
  /** Share of visits that are measured in the browser, 0 to 1. */
  readonly vitalsShare: number;
  readonly documentShell: () => Promise<DocumentShell>;
  readonly onFailure: (failure: BlockFailure) => void;
}

/** The renderer as the edge uses it. */
export function createRenderer({
  registry,
  viewChunks,
  builtTexts,
  vitalsShare,
  documentShell,
  onFailure,
}: Options): Renderer {
  let from: DocumentShell | undefined;
  let shell: DocumentShell;
  // The same object as long as the shell is the same: what is kept of a page is kept for it.
  const currentShell = async (): Promise<DocumentShell> => {
    const given = await documentShell();
    if (given !== from) [from, shell] = [given, withVitals(given, viewChunks, vitalsShare)];
    return shell;
  };
  return {
    document: async (outcome) => {
      const { plan } = outcome;
      if (!plan) throw new Error('A problem without a plan has no screen.');
      const rendered = renderDocument(plan, {
        registry,
        shell: await currentShell(),
        viewChunks,
        builtTexts,
      });
      for (const failure of rendered.failures) onFailure(failure);
      return {
        status: plan.status,
        body: rendered.body,
        scriptHashes: plan.snippets.scriptHashes,
        scriptHosts: plan.snippets.scriptHosts,
        styleHashes: plan.theme.hash ? [plan.theme.hash] : [],
      };
    },
    clientPlan: (plan: Plan) => {
      const converted = toClientPlan(plan, registry, builtTexts);
      for (const failure of converted.failures) onFailure(failure);
      const [runtime] = viewChunks('');
      return runtime === undefined ? converted.plan : { ...converted.plan, runtime };
    },
  };
}

/** The script that measures visits, where some are. */
function withVitals(shell: DocumentShell, viewChunks: ViewChunks, share: number): DocumentShell {
  const [[src], [measure]] = [viewChunks(vitalsModule), viewChunks(measureVisitModule)];
  if (share === 0 || src === undefined || measure === undefined) return shell;
  const script = `<script type="module" async src="${src}" data-vitals="${share}" data-measure="${measure}"></script>`;
  return { ...shell, afterBody: script + shell.afterBody };
}
