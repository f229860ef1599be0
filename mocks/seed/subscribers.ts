/** Somebody whose bills an institution knows. */
export interface Subscriber {
  institutionCode: string
  subscriberNumber: string
  name: string
  /** The last four digits of the bill IDs of the first months that are open on the day of seeding; the last month is due next. */
  openBills: readonly { number: number; amount: number }[]
}

/** Amounts in minor units of TRY. */
export const subscribers: readonly Subscriber[] = [
  {
    institutionCode: 'ELK001',
    subscriberNumber: '4410027756',
    name: 'Elif Yılmaz',
    openBills: [{ number: 17, amount: 84235 }],
  },
  {
    institutionCode: 'ELK001',
    subscriberNumber: '4410031190',
    name: 'Zeynep Demir',
    openBills: [
      { number: 18, amount: 59540 },
      { number: 19, amount: 58710 },
    ],
  },
  {
    institutionCode: 'SUU001',
    subscriberNumber: '70031208',
    name: 'Ali Çelik',
    openBills: [{ number: 20, amount: 21460 }],
  },
  {
    institutionCode: 'INT001',
    subscriberNumber: '8505551051',
    name: 'Ayşe Şahin',
    openBills: [{ number: 21, amount: 39990 }],
  },
  { institutionCode: 'DGZ001', subscriberNumber: '300451206', name: 'Mehmet Kaya', openBills: [] },
  {
    institutionCode: 'TEL001',
    subscriberNumber: '2165551200',
    name: 'Kuzey Trading Ltd.',
    openBills: [{ number: 22, amount: 184500 }],
  },
]
