import S3rver from '@20minutes/s3rver';
import type { S3Setup } from '../files/file-storage.ts';

/**
 * A server of S3 with one bucket, which keeps its files in a folder. Its one key is known from its documentation.
 * @param at a port of 127.0.0.1; a free one where it is 0
 */
export async function startS3(
  directory: string,
  at = 0,
): Promise<{ bucket: S3Setup; port: number; stop(): Promise<void> }> {
  const server = new S3rver({
    port: at,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'mozaika', configs: [] }],
  });
  const { port } = await server.run();
  return {
    port,
    bucket: {
      url: `http://127.0.0.1:${port}/mozaika`,
      region: 'us-east-1',
      accessKey: 'S3RVER',
      secretKey: 'S3RVER',
    },
    stop: () => server.close(),
  };
}
