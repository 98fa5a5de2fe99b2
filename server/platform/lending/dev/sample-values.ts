/** What somebody who was made up fills in. Amounts in grosz. */
export const sampleValues = {
  personal: {
    pesel: '85051512346',
    id_card: 'ABC123456',
    postal_code: '00-950',
    city: 'Warszawa',
    street: 'Marszałkowska',
    house: '12',
    flat: '4',
  },
  household: { marital_status: 'married', housing: 'rented', dependants: 1, living_costs: 210_000 },
  income: {
    employment: 'fee049ed-a600-4983-bc5f-275191a53a17',
    employer: 'Piekarnia Kłos sp. z o.o.',
    net_income: 620_000,
    income_since: '2021-03-01',
  },
  obligations: { loans: 1, instalments: 40_000, purpose: 'home' },
} as const;
