import type { StudioTexts } from '../../app/studio-texts.tsx';

export const texts: StudioTexts = {
  pl: {
    'presence.here': 'Ma to otwarte także: {{names}}',
    'presence.holds': 'Teraz edytuje {{name}}. Możesz patrzeć albo przejąć edycję.',
    'presence.people': 'Kto ma to otwarte',
    'presence.take-over': 'Przejmij edycję',
    'presence.newer': 'Jest nowsza wersja szkicu – zapisana przez: {{name}}.',
    'presence.somebody': 'inną osobę',
    'presence.reload': 'Pokaż nowszą wersję',
  },
  en: {
    'presence.here': 'Also open at: {{names}}',
    'presence.holds': '{{name}} is editing now. You can look on, or take over.',
    'presence.people': 'Who has it open',
    'presence.take-over': 'Take over',
    'presence.newer': 'There is a newer version of the draft, saved by {{name}}.',
    'presence.somebody': 'somebody else',
    'presence.reload': 'Show the newer version',
  },
};
