import { expect, test } from 'vitest';
import { Failed, Offline, SiteOffline } from '#engine/react/platform-failures.ts';
import { createClosedSite } from './closed-site.ts';

/** A closed site whose next question fails with this, or is answered. */
function closedFor(failure: Error | null) {
  const asked: string[] = [];
  const site = createClosedSite(async (call) => {
    asked.push(call);
    if (failure) throw failure;
  });
  site.getState().close('Until noon');
  return { site, asked };
}

test.each([
  ['the host still says so', new SiteOffline('Until one'), { text: 'Until noon', still: 'closed' }],
  ['nothing answers', new Offline(''), { text: 'Until noon', still: 'no-connection' }],
  ['the call is answered', null, { text: null, still: null }],
  ['the call fails in another way', new Failed('', 500), { text: null, still: null }],
])('[spec 4] a closed site asked anew: %s', async (_case, failure, expected) => {
  const { site } = closedFor(failure);
  await site.getState().ask('pl');
  expect(site.getState()).toMatchObject({ ...expected, asking: false });
});

test('[spec 4] two presses are one question', async () => {
  const { site, asked } = closedFor(new SiteOffline('Until one'));
  await Promise.all([site.getState().ask('pl'), site.getState().ask('pl')]);
  expect(asked).toHaveLength(1);
});
