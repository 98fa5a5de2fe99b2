import { FileKey2, LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { SectionHead } from '#ui/design/section-head.tsx';
import { ContactList } from './contact-list.tsx';
import { DetailsForm } from './details-form.tsx';
import { Devices } from './devices.tsx';
import { Files } from './files.tsx';
import { Passkeys } from './passkeys.tsx';
import type { ProfileSettingsProps } from './props.ts';
import type { OwnContact, Profile, queries } from './queries.ts';
import { SignatureKey } from './signature-key.tsx';
import { SignatureKeys } from './signature-keys.tsx';
import { useOwnFiles } from './use-own-files.ts';
import { withContact } from './with-contact.ts';

/** Everything a customer may settle about the account: contacts, details, ways to sign in, devices. */
export function ProfileSettings({
  props,
  data,
  block,
}: ViewProps<ProfileSettingsProps, never, ReturnType<typeof queries>>) {
  const { profile } = data;
  return profile && <Settings props={props} block={block} profile={profile} />;
}

interface SettingsProps {
  readonly props: ProfileSettingsProps;
  readonly block: ViewProps<ProfileSettingsProps>['block'];
  readonly profile: Profile;
}

function Settings({ props, block, profile }: SettingsProps) {
  const { t, href, locale } = usePage();
  const [contacts, setContacts] = useState<readonly OwnContact[]>(profile.contacts);
  const own = useOwnFiles(profile.files, profile.fileCalls, locale);
  const id = block.id;
  return (
    <section className="band" aria-labelledby={`${id}-heading`}>
      <div className="wrap max-w-[56rem]">
        <SectionHead
          block={block}
          id={`${id}-heading`}
          eyebrow={profile.name}
          title={props.title || t('profile-settings.title')}
          lead={props.lead || t('profile-settings.lead')}
        />
        <div className="grid grid-cols-1 gap-6">
          <Part block={block} name="contacts">
            <ContactList id={`${id}-contact`} contacts={contacts} calls={profile.contactCalls} />
          </Part>
          <Part block={block} name="details" text={t('profile-settings.details-text')}>
            <DetailsForm
              id={`${id}-form`}
              form={profile.form}
              calls={profile.contactCalls}
              onSaved={() => void own.reload()}
              onReplaced={(contact) => setContacts(withContact(contacts, contact))}
            />
          </Part>
          {own.files?.length !== 0 && (
            <Part block={block} name="files" text={t('profile-settings.files-text')}>
              <Files files={own.files} path={profile.filePath} remove={own.remove} />
            </Part>
          )}
          <Part block={block} name="password" text={t('profile-settings.password-text')}>
            <a className="btn btn-secondary w-full sm:w-auto" href={href('/password-change')}>
              {t('profile-settings.change-password')}
            </a>
          </Part>
          <Part block={block} name="passkeys" text={t('profile-settings.passkeys-text')}>
            <Passkeys id={`${id}-passkey`} passkeys={profile.passkeys} calls={profile.passkeyCalls} />
          </Part>
          <Part block={block} name="key" text={t('profile-settings.key-text')}>
            <div className="grid grid-cols-1 gap-4">
              <SignatureKeys keys={profile.keys} call={profile.keyRemoveCall} />
              <details className="rounded-control border border-line bg-paper">
                <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 font-semibold text-brand">
                  <FileKey2 aria-hidden="true" className="size-5 shrink-0" />
                  {t('profile-settings.make-key')}
                </summary>
                <div className="p-4">
                  <SignatureKey id={`${id}-key`} call={profile.keyCall} />
                </div>
              </details>
            </div>
          </Part>
          <Part block={block} name="devices" text={t('profile-settings.devices-text')}>
            <Devices devices={profile.devices} call={profile.deviceEndCall} />
            <div className="mt-5 flex flex-wrap gap-3">
              <button type="button" data-sign-out className="btn btn-secondary w-full sm:w-auto">
                <LogOut aria-hidden="true" className="size-5" />
                {t('profile-settings.sign-out')}
              </button>
              <button type="button" data-sign-out="everywhere" className="btn btn-secondary w-full sm:w-auto">
                {t('profile-settings.sign-out-everywhere')}
              </button>
            </div>
          </Part>
        </div>
      </div>
    </section>
  );
}

interface PartProps {
  readonly block: { readonly first: boolean };
  readonly name: 'contacts' | 'details' | 'files' | 'password' | 'passkeys' | 'key' | 'devices';
  readonly text?: string;
  readonly children: ReactNode;
}

function Part({ block, name, text, children }: PartProps) {
  const { t } = usePage();
  const Heading = block.first ? 'h2' : 'h3';
  return (
    <div className="card grid grid-cols-1 gap-5 p-5 sm:p-8 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-10">
      <div className="min-w-0">
        <Heading className="text-2xl font-bold break-words md:text-xl">
          {t(`profile-settings.${name}`)}
        </Heading>
        {text && <p className="mt-2 text-sm leading-relaxed text-ink-soft">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

export default ProfileSettings;
