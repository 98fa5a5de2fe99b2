import { useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import type { PostalAddress } from '#schemas/lending/postal-address.ts';
import { showPhone } from '#ui/forms/fields/phone/phone-number.ts';
import { unavailable } from '#ui/loan/contract-area.ts';
import { ContractCard, ValueList } from '#ui/loan/contract-card.tsx';
import { ContractFrame } from '#ui/loan/contract-frame.tsx';
import { PartUnavailable } from '#ui/loan/part-unavailable.tsx';
import { AddressForm } from './address-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import type { ContractUserDataProps } from './props.ts';
import type { queries } from './queries.ts';

/** Who the customer is to us and where we write: name, contacts, address, the last two to be put right here. */
export function ContractUserData({
  props,
  data,
  block,
}: ViewProps<ContractUserDataProps, never, ReturnType<typeof queries>>) {
  const { t, href } = usePage();
  const { area, self, calls } = data.person;
  // Only what was changed here is kept: what is read anew, e.g. after a failure, is shown.
  const [newAddress, setNewAddress] = useState<PostalAddress | null>(null);
  const [newPhone, setNewPhone] = useState<string | null>(null);
  const address = newAddress ?? data.person.address;
  const phone = newPhone ?? self?.phone ?? null;
  return (
    <ContractFrame
      block={block}
      area={area}
      part="user-data"
      title={props.title || t('contract-user-data.title')}
      ok={self !== null}
    >
      {self && (
        <>
          <ContractCard
            block={block}
            title={t('contract-user-data.person')}
            text={t('contract-user-data.person-text')}
          >
            <ValueList
              rows={[
                { name: t('contract-user-data.name'), value: self.name || '–' },
                { name: t('contract-user-data.email'), value: self.email },
                { name: t('contract-user-data.phone'), value: phone === null ? '–' : readable(phone) },
              ]}
            />
            <p>
              <a className="text-link inline-flex min-h-11 items-center" href={href('/profile-settings')}>
                {t('contract-user-data.settings')}
              </a>
            </p>
          </ContractCard>
          <ContractCard
            block={block}
            title={t('contract-user-data.address')}
            text={
              address !== unavailable && (address ? addressLine(address) : t('contract-user-data.no-address'))
            }
          >
            {address === unavailable ? (
              <PartUnavailable />
            ) : (
              <AddressForm
                id={`${block.id}-address`}
                address={address}
                calls={calls}
                onSaved={setNewAddress}
              />
            )}
          </ContractCard>
          <ContractCard
            block={block}
            title={t('contract-user-data.new-phone')}
            text={t('contract-user-data.new-phone-text')}
          >
            <PhoneForm
              id={`${block.id}-phone`}
              calls={calls}
              level={block.first ? 'h2' : 'h3'}
              onChanged={setNewPhone}
            />
          </ContractCard>
        </>
      )}
    </ContractFrame>
  );
}

/** `ul. Długa 5/3, 00-238 Warszawa` */
const addressLine = ({ street, house, flat, postal_code, city }: PostalAddress): string =>
  `${street || city} ${house}${flat ? `/${flat}` : ''}, ${postal_code} ${city}`;

const readable = (phone: string): string =>
  phone.startsWith('+48') ? `+48 ${showPhone(phone)}`.replaceAll(' ', '\u00a0') : phone;

export default ContractUserData;
