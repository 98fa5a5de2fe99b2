import type { ViewProps } from '#registry/widget.ts';
import { BankLinkScreen } from '#ui/loan/bank-link-screen.tsx';
import type { KontomatikProps } from './props.ts';
import type { queries } from './queries.ts';

/** A bank link of a provider: the bank’s page in a frame here, or in the window itself. */
export function Kontomatik({
  props,
  data,
  block,
}: ViewProps<KontomatikProps, never, ReturnType<typeof queries>>) {
  return <BankLinkScreen block={block} words={props} link={data.link} way="kontomatik" framed={true} />;
}

export default Kontomatik;
