import type { LinkAccess, LinkedAccount, LinkFailure } from '#schemas/lending/bank-link.ts';

/** The two ways of asking a bank: a provider's widget, or a consent given at the bank itself. */
export type LinkMethod = 'kontomatik' | 'transaction-link';

export interface LinkRequest {
  /** Ours; the provider keeps it as the owner's external id and is asked by it ever after. */
  readonly linkId: string;
  readonly method: LinkMethod;
  /** Who is expected to sign in. A real provider is not told; the sandbox's banks invent their customer of it. */
  readonly owner: string;
  /** Path of our site the customer comes back to. */
  readonly returnPath: string;
  readonly language: string;
  readonly expiresAt: Date;
}

/** What a bank said of the account that was chosen. Personal data: it goes into no log. */
export interface ProvedAccount {
  readonly iban: string;
  readonly bank: string;
  /** As the bank writes it: any case, any order of names, second names. */
  readonly owner: string;
}

export type ProviderStatus =
  /** The customer has not opened it yet. */
  | { readonly state: 'unknown' }
  | { readonly state: 'started' }
  | { readonly state: 'authorised'; readonly accounts: readonly LinkedAccount[] }
  | { readonly state: 'importing' }
  | { readonly state: 'done'; readonly account: ProvedAccount }
  | { readonly state: 'failed'; readonly failure: LinkFailure };

/** A transfer to be made at a bank: of one grosz, which proves its account. */
export interface TransferRequest {
  readonly title: string;
  readonly iban: string;
  readonly recipient: string;
  readonly amountMinor: number;
  readonly owner: string;
  readonly returnPath: string;
  readonly language: string;
  readonly expiresAt: Date;
}

/** Where transfers that prove identity go, and of how much they are. */
export interface VerificationAccount {
  /** Name and address of its owner: the lender. */
  readonly recipient: string;
  readonly iban: string;
  /** The least that proves anything, in minor units. */
  readonly amountMinor: number;
  readonly currency: 'PLN';
}

/** What the other side says by itself. */
export type BankNotice =
  | { readonly kind: 'link'; readonly linkId: string }
  | {
      readonly kind: 'transfer';
      readonly title: string;
      readonly amountMinor: number;
      readonly account: ProvedAccount;
    };

/**
 * A provider of bank links, as Kontomatik is one: a page in a frame or in the window, an answer that is asked for from
 * behind, and an import that takes its time. Whatever the browser says of it is only a reason to ask the provider.
 */
export interface BankLinkProvider {
  /** The lender's account on which the provider sees transfers come in. */
  readonly account: VerificationAccount;
  /** Addresses of its pages. Starts nothing, here or there: they may be made as often as one likes ([sec 8]). */
  open(request: LinkRequest): Pick<LinkAccess, 'widget_url' | 'redirect_url' | 'origin'>;
  /** @throws Error when the provider does not answer, or the answer is not the provider's */
  status(linkId: string): Promise<ProviderStatus>;
  /** Starts reading the account; starting it again changes nothing. @throws Error as `status` does */
  import(linkId: string, accountId: string): Promise<void>;
  /** Pages on which the transfer can be made at once, by the bank's id; empty where there are none. */
  transferPages(request: TransferRequest, banks: readonly string[]): Readonly<Record<string, string>>;
  /** @returns null when the notice is not the provider's */
  readNotice(text: string): BankNotice | null;
}
