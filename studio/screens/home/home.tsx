import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';

/** What a member of staff sees first. */
export default function Home() {
  const { t } = useStudioTexts();
  const { self } = useStaff();
  return <h1 className="text-title">{t('home.hello', { name: self.name })}</h1>;
}
