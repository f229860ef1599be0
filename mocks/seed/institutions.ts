/** An institution whose bills can be paid. */
export interface Institution {
  institutionCode: string
  name: string
  category: 'ELECTRICITY' | 'GAS' | 'WATER' | 'TELEPHONE' | 'INTERNET' | 'EDUCATION' | 'INSURANCE'
  subscriberNumberLabel: string
  subscriberNumberLength: number
  /** Answers on bank days from 09:00 to 18:00 only. */
  keepsOfficeHours: boolean
}

type Kind = Pick<Institution, 'category' | 'subscriberNumberLabel' | 'subscriberNumberLength'> & {
  prefix: string
  /** After the name of the region. */
  name: string
}

const kinds: readonly Kind[] = [
  {
    prefix: 'ELK',
    category: 'ELECTRICITY',
    name: 'Enerji',
    subscriberNumberLabel: 'Installation number',
    subscriberNumberLength: 10,
  },
  { prefix: 'DGZ', category: 'GAS', name: 'Gaz', subscriberNumberLabel: 'Contract number', subscriberNumberLength: 9 },
  {
    prefix: 'SUU',
    category: 'WATER',
    name: 'Su İdaresi',
    subscriberNumberLabel: 'Subscriber number',
    subscriberNumberLength: 8,
  },
  {
    prefix: 'TEL',
    category: 'TELEPHONE',
    name: 'Telefon',
    subscriberNumberLabel: 'Phone number',
    subscriberNumberLength: 10,
  },
  {
    prefix: 'INT',
    category: 'INTERNET',
    name: 'İnternet',
    subscriberNumberLabel: 'Service number',
    subscriberNumberLength: 10,
  },
  {
    prefix: 'EGT',
    category: 'EDUCATION',
    name: 'Koleji',
    subscriberNumberLabel: 'Student number',
    subscriberNumberLength: 11,
  },
  {
    prefix: 'SGR',
    category: 'INSURANCE',
    name: 'Sigorta',
    subscriberNumberLabel: 'Policy number',
    subscriberNumberLength: 12,
  },
]

const regions = [
  ...['Marmara', 'Ege', 'Akdeniz', 'Karadeniz', 'Anadolu', 'Trakya', 'Toros', 'Boğaz', 'Kapadokya', 'Uludağ'],
  ...['Çukurova', 'Fırat', 'Dicle', 'Kuzey', 'Güney', 'Doğu', 'Batı', 'Körfez', 'Erciyes', 'Palandöken'],
  ...[
    'Sakarya',
    'Gediz',
    'Menderes',
    'Kızılırmak',
    'Yeşilırmak',
    'Meriç',
    'Göksu',
    'Aras',
    'Kaçkar',
    'Munzur',
    'Ilgaz',
  ],
]

/** What two electricity suppliers and an office of waterworks have of their own. */
const own: Readonly<Record<string, Partial<Institution>>> = {
  ELK001: { name: 'Marmara Elektrik' },
  ELK002: {
    name: 'Ege Elektrik',
    subscriberNumberLabel: 'Contract account number',
    subscriberNumberLength: 12,
  },
  SUU014: { keepsOfficeHours: true },
}

export const institutions: readonly Institution[] = kinds.flatMap(({ prefix, name, ...kind }) =>
  regions.map((region, index) => {
    const institutionCode = `${prefix}${String(index + 1).padStart(3, '0')}`
    return { institutionCode, name: `${region} ${name}`, keepsOfficeHours: false, ...kind, ...own[institutionCode] }
  }),
)
