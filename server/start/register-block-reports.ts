import { type Static, Type } from 'typebox';
import type { BlockFailure } from '#engine/plan.ts';
import { compileSchema } from '#schemas/compile-schema.ts';
import type { WebHost } from '#server/web/host-options.ts';

const BlockReport = Type.Object({
  page: Type.String({ maxLength: 500 }),
  block_id: Type.String({ maxLength: 100 }),
  type: Type.String({ maxLength: 100 }),
  message: Type.String({ maxLength: 500 }),
});
const report = compileSchema(BlockReport);

/** Where browsers tell which block failed there, so that the log names it beside the failures of the server. */
export function registerBlockReports(
  app: WebHost['app'],
  onFailure: (failure: BlockFailure) => void,
  isKnownType: (type: string) => boolean,
): void {
  app.post('/_block-report', { bodyLimit: 4096 }, async (request, reply) => {
    const body: unknown = request.body;
    if (!report.Check(body)) return reply.code(400).send({ error: { message: 'Not a block report.' } });
    const { page, block_id, type, message }: Static<typeof BlockReport> = body;
    // A type that is not ours was made up; it must not become a label of a metric.
    if (isKnownType(type))
      onFailure({
        kind: 'view-failed',
        page,
        blockId: block_id,
        type,
        message: `in the browser: ${message}`,
        cure: `Mend the view of "${type}" for these props.`,
      });
    return reply.code(204).send();
  });
}
