import type { Translate } from '#engine/i18n/translator.ts';
import type { PreviewVisitor } from '#schemas/studio/preview.ts';

/** As whom a page is looked at, in words. */
export const visitorName = (t: Translate, visitor: PreviewVisitor): string =>
  visitor.kind === 'guest'
    ? t('visitor.guest')
    : t('visitor.customer', { status: t(`visitor.status-${visitor.status}`) });
