import { CircleCheck, Clock, FilePen } from 'lucide-react';
import { useStaff } from '../../app/staff-session.tsx';
import { useStudioTexts } from '../../app/studio-texts.tsx';
import { Toolbar } from '../../parts/toolbar.tsx';
import { FindingsPanel } from './findings-panel.tsx';
import { RecentPanel } from './recent-panel.tsx';
import { SchedulePanel } from './schedule-panel.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** What a member of staff sees first: own work, what waits, what goes live by itself, what is missing. */
export default function Home() {
  const { t } = useStudioTexts();
  const { self, may } = useStaff();
  return (
    <>
      <Toolbar
        title={t('home.hello', { name: self.name })}
        lead={t(may('author') ? 'home.lead' : 'home.lead-agent')}
      />
      <Shortcuts />
      {may('author') && (
        <div className="mt-6 grid items-start gap-5 xl:grid-cols-2">
          <RecentPanel of="mine" icon={FilePen} limit={6} />
          <RecentPanel of="waiting" icon={CircleCheck} limit={6} />
          <SchedulePanel />
          <FindingsPanel />
          <div className="min-w-0 xl:col-span-2">
            <RecentPanel of="all" icon={Clock} limit={10} />
          </div>
        </div>
      )}
    </>
  );
}
