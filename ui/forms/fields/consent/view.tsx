import { ExternalLink } from 'lucide-react';
import type { FieldViewProps } from '../../field-kind.ts';
import { Tick } from '../../frame/tick.tsx';

/**
 * Something a person agrees to, by a tick of its own that nobody makes beforehand (GDPR art. 4(11), recital 32). Whether
 * it is needed stands beside it in words; the document opens beside the form, so that nothing typed is lost.
 */
export function ConsentView(props: FieldViewProps<boolean>) {
  const { field, required, services } = props;
  const { t } = services;
  return (
    <Tick
      props={props}
      label={
        <>
          {field.title}{' '}
          <span className="text-ink-soft">{t(required ? 'form.consent.required' : 'form.optional')}</span>
        </>
      }
      below={
        field.document && (
          <p>
            <a
              className="text-link field-document"
              href={services.href(field.document.href)}
              target="_blank"
              rel="noopener"
            >
              {field.document.label}
              <ExternalLink aria-hidden="true" className="ml-1.5 inline size-4 align-[-0.15em]" />
              <span className="sr-only"> {t('form.consent.new-tab')}</span>
            </a>
          </p>
        )
      }
    />
  );
}
