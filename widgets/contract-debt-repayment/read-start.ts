/**
 * What the platform says of a payment that was started.
 * @param here address of this page; the gateway's may be relative to it
 * @throws Error when the answer names no order, or an address no browser should be sent to
 */
export function readStart(
  answer: unknown,
  here: string,
): { readonly orderId: string; readonly address: string } {
  const { order_id: orderId, redirect_url: url } = Object(answer) as Record<
    'order_id' | 'redirect_url',
    unknown
  >;
  const address = typeof url === 'string' && URL.canParse(url, here) ? new URL(url, here) : null;
  if (typeof orderId !== 'string' || !address || !/^https?:$/.test(address.protocol))
    throw new Error('The payment was started without a way to the gateway.');
  return { orderId, address: address.href };
}
