import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { BlockInfo } from '#registry/widget.ts';
import type { PayMethod } from '#schemas/lending/payments.ts';
import { transferId } from './plain-transfer.tsx';
import type { Repayment } from './queries.ts';

/** The quickest first. Not the contract's own list: its checks are not for browsers. */
const payMethods = ['blik', 'transfer'] as const satisfies readonly PayMethod[];

/** How one pays at the gateway, named before one goes there; for a transfer, from which bank. */
export function PayWay({ block, banks }: { readonly block: BlockInfo; readonly banks: Repayment['banks'] }) {
  const { t } = usePage();
  const [method, setMethod] = useState<PayMethod>('blik');
  return (
    <>
      <fieldset className="field-group">
        <legend>{t('contract-debt-repayment.how')}</legend>
        <div className="field-cards" data-tall="">
          {payMethods.map((one) => (
            <label key={one} className="field-option">
              <input
                type="radio"
                name="method"
                value={one}
                defaultChecked={one === 'blik'}
                onChange={() => setMethod(one)}
              />
              <span>
                <span className="block font-semibold">{t(`contract-debt-repayment.by-${one}`)}</span>
                <span className="block text-sm font-normal text-ink-soft">
                  {t(`contract-debt-repayment.by-${one}-text`)}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {banks === null ? (
        <p className={`rounded-control bg-info-soft p-4 text-info ${method === 'transfer' ? '' : 'hidden'}`}>
          {t('contract-debt-repayment.no-banks')}{' '}
          <a className="font-semibold underline underline-offset-4" href={`#${transferId(block)}`}>
            {t('contract-debt-repayment.no-banks-transfer')}
          </a>
        </p>
      ) : (
        banks.length > 0 && (
          <fieldset className={`field-group ${method === 'transfer' ? '' : 'hidden'}`}>
            <legend>{t('contract-debt-repayment.bank')}</legend>
            <div className="field-cards">
              <label className="field-option">
                <input type="radio" name="bank" value="" defaultChecked />
                <span>{t('contract-debt-repayment.any-bank')}</span>
              </label>
              {banks.map((bank) => (
                <label key={bank.id} className="field-option">
                  <input type="radio" name="bank" value={bank.id} />
                  <span>{bank.name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )
      )}
    </>
  );
}
