import { useNotifications } from '#engine/react/notifications.tsx';
import { usePage } from '#engine/react/page-context.tsx';
import type { ViewProps } from '#registry/widget.ts';
import { SectionHead } from '#ui/design/section-head.tsx';
import type { NotificationDemoProps } from './props.ts';

const kinds = ['info', 'success', 'warning', 'error'] as const;

/** Notifications to try out, one of each kind. Without scripts there is nothing to try, and no button that does nothing. */
export function NotificationDemo({ props, block }: ViewProps<NotificationDemoProps>) {
  const { t } = usePage();
  const { notify } = useNotifications();
  return (
    <section className="band">
      <div className="wrap">
        <SectionHead
          block={block}
          title={props.title || t('notification-demo.title')}
          lead={t('notification-demo.lead')}
        />
        <ul className="flex flex-wrap gap-3 noscript:hidden">
          {kinds.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className="btn btn-secondary"
                onClick={() =>
                  notify({
                    kind,
                    title: t(`notification-demo.${kind}.title`),
                    text: t(`notification-demo.${kind}.text`),
                  })
                }
              >
                {t(`notification-demo.${kind}`)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export default NotificationDemo;
