import type { StudioTexts } from '../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'plans.title': 'Zaplanowane: {{title}}',
    'plans.close': 'Zamknij',
    'plans.changed': 'Zmienione od zaplanowania',
    'plans.badge-changed': 'Zaplanowane, potem zmienione',
    'plans.publish': 'publikacja wersji {{version}}',
    'plans.unpublish': 'zdjęcie ze strony',
    'plans.with-release': 'razem z wydaniem',
    'plans.by': 'Zaplanowane przez: {{name}}',
    'plans.version': 'wersja {{version}}',
    'plans.missing': 'Tej treści już nie ma',
    'plans.take': 'Weź wersję {{version}} do planu',
    'plans.take-title': 'Wersja {{version}} do planu',
    'plans.take-text':
      'Zaplanowana jest wersja {{planned}}. Zamiast niej trafi na stronę wersja {{version}}, która różni się tym:',
    'plans.taken': 'W planie jest teraz wersja {{version}}.',
    'plans.role': 'Nowszą wersję może wziąć do planu wydawca.',
  },
  en: {
    'plans.title': 'Scheduled: {{title}}',
    'plans.close': 'Close',
    'plans.changed': 'Changed since it was planned',
    'plans.badge-changed': 'Scheduled, changed since',
    'plans.publish': 'version {{version}} goes live',
    'plans.unpublish': 'comes off the site',
    'plans.with-release': 'with a release',
    'plans.by': 'Planned by {{name}}',
    'plans.version': 'version {{version}}',
    'plans.missing': 'This content is gone',
    'plans.take': 'Take version {{version}} into the plan',
    'plans.take-title': 'Version {{version}} for the plan',
    'plans.take-text':
      'Version {{planned}} is planned. Version {{version}} goes live instead; this is what differs:',
    'plans.taken': 'Version {{version}} is in the plan now.',
    'plans.role': 'A publisher can take the newer version into the plan.',
  },
};
