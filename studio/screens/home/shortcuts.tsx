import { Link } from 'react-router';
import { screens } from '../../app/screens.ts';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';

/** Screens that most days begin with, for who may open them. */
const first = ['pages', 'posts', 'media', 'forms', 'releases', 'submissions', 'applications'];

/** Ways into the daily work. */
export function Shortcuts() {
  const { t } = useStudioTexts();
  const { may } = useStaff();
  const open = first.flatMap((path) => {
    const screen = screens.find((one) => one.path === path && may(one.role));
    return screen ? [screen] : [];
  });
  if (open.length === 0) return null;
  return (
    <nav aria-label={t('home.shortcuts')}>
      <ul className="flex flex-wrap gap-2">
        {open.map(({ path, title, nav }) => {
          const Icon = nav?.icon;
          return (
            <li key={path}>
              <Link to={`/${path}`} className="s-btn">
                {Icon && <Icon aria-hidden="true" size={17} />}
                {t(title)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
