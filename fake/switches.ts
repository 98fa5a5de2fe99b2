/** What can be wrong with a fake answer: it comes late, it is a failure, there is nothing in it. */
const faults = ['slow', 'failing', 'empty'] as const;
export type Fault = (typeof faults)[number];

/** How the fakes answer. */
export interface Switches {
  /** Ids of the calls with a fault; `all` for every call. */
  readonly faulty: Readonly<Record<Fault, ReadonlySet<string>>>;
  /** Status of every customer's application; of the account's own name when null. */
  readonly status: string | null;
  /** The platform is asked, and the sample answered only where it fails. */
  readonly sampleOnError: boolean;
}

const everyCall = 'all';

export const noSwitches: Switches = {
  faulty: { slow: new Set(), failing: new Set(), empty: new Set() },
  status: null,
  sampleOnError: false,
};

/**
 * Reads e.g. `slow,failing:contract.data,empty:posts,status=contract,sample-on-error`: a fault of every call, or of the one
 * behind the colon.
 * @param known what ids and statuses there are
 * @throws Error that names each word that means nothing, and what could stand there
 */
export function readSwitches(
  text: string,
  known: { readonly ids: readonly string[]; readonly statuses: readonly string[] },
): Switches {
  const faulty = { slow: new Set<string>(), failing: new Set<string>(), empty: new Set<string>() };
  let { status, sampleOnError } = noSwitches;
  const problems: string[] = [];
  const words = text.split(',').map((word) => word.trim());
  for (const word of words.filter((one) => one !== '')) {
    const [name = '', id = everyCall] = word.split(':', 2);
    const fault = faults.find((one) => one === name);
    if (word === 'sample-on-error') sampleOnError = true;
    else if (word.startsWith('status=')) {
      status = word.slice('status='.length);
      if (!known.statuses.includes(status)) problems.push(`there is no status "${status}"`);
    } else if (!fault) problems.push(`"${word}" is no switch`);
    else if (id !== everyCall && !known.ids.includes(id)) problems.push(`there is no call "${id}"`);
    else faulty[fault].add(id);
  }
  if (problems.length === 0) return { faulty, status, sampleOnError };
  throw new Error(
    `FAKE cannot be read: ${problems.join('; ')}. Write slow, failing or empty, of one call as failing:contract.data, ` +
      'status=contract, or sample-on-error, with commas between them.',
  );
}

/** Whether a call has a fault. */
export const has = ({ faulty }: Switches, fault: Fault, id: string): boolean =>
  faulty[fault].has(everyCall) || faulty[fault].has(id);
