/** Interface texts of the comparison table. */
export const texts = {
  pl: {
    'comparison-table.feature': 'Cecha',
    'comparison-table.marked': 'Nasza oferta',
    'comparison-table.yes': 'Tak',
    'comparison-table.no': 'Nie',
    'comparison-table.partly': 'Częściowo',
    'comparison-table.missing': 'Brak danych',
  },
  en: {
    'comparison-table.feature': 'Feature',
    'comparison-table.marked': 'Our offer',
    'comparison-table.yes': 'Yes',
    'comparison-table.no': 'No',
    'comparison-table.partly': 'Partly',
    'comparison-table.missing': 'No data',
  },
  ru: {
    'comparison-table.feature': 'Характеристика',
    'comparison-table.marked': 'Наше предложение',
    'comparison-table.yes': 'Да',
    'comparison-table.no': 'Нет',
    'comparison-table.partly': 'Частично',
    'comparison-table.missing': 'Нет данных',
  },
  uk: {
    'comparison-table.feature': 'Характеристика',
    'comparison-table.marked': 'Наша пропозиція',
    'comparison-table.yes': 'Так',
    'comparison-table.no': 'Ні',
    'comparison-table.partly': 'Частково',
    'comparison-table.missing': 'Немає даних',
  },
};
