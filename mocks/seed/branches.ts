import type { operations } from '../openapi/branches-and-atms/types.gen.ts'

type Answer<Operation extends keyof operations> =
  operations[Operation]['responses'][200]['content']['application/json']['data']

export type Branch = Answer<'listBranches'>['branches'][number]
export type Atm = Answer<'listAtms'>['atms'][number]
type OpeningHours = Branch['openingHours'][number]

const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

const everyDay = (opens: string, closes: string): OpeningHours[] => days.map((day) => ({ day, opens, closes }))
const weekdays = (opens: string, closes: string): OpeningHours[] => everyDay(opens, closes).slice(0, 5)

/** By code. */
export const branches: readonly Branch[] = [
  {
    branchCode: '0101',
    name: 'Kadıköy',
    city: 'İstanbul',
    district: 'Kadıköy',
    address: 'Söğütlüçeşme Caddesi 12',
    postalCode: '34714',
    position: { latitude: 40.9903, longitude: 29.0275 },
    phone: '+902165550101',
    services: ['CASH', 'LOANS', 'INVESTMENTS', 'CORPORATE', 'SAFE_DEPOSIT'],
    openingHours: weekdays('09:00', '17:00'),
  },
  {
    branchCode: '0205',
    name: 'Çankaya',
    city: 'Ankara',
    district: 'Çankaya',
    address: 'Atatürk Bulvarı 148',
    postalCode: '06690',
    position: { latitude: 39.9032, longitude: 32.8597 },
    phone: '+903125550205',
    services: ['CASH', 'LOANS', 'INVESTMENTS'],
    openingHours: weekdays('09:00', '17:00'),
  },
  {
    branchCode: '0350',
    name: 'Alsancak',
    city: 'İzmir',
    district: 'Konak',
    address: 'Kıbrıs Şehitleri Caddesi 61',
    postalCode: '35220',
    position: { latitude: 38.4385, longitude: 27.1428 },
    phone: '+902325550350',
    services: ['CASH', 'LOANS', 'INVESTMENTS'],
    openingHours: [...weekdays('09:00', '17:00'), { day: 'SATURDAY', opens: '10:00', closes: '14:00' }],
  },
]

/** By ID. */
export const atms: readonly Atm[] = [
  {
    atmId: 'AT000101',
    name: 'Kadıköy branch',
    city: 'İstanbul',
    district: 'Kadıköy',
    address: 'Söğütlüçeşme Caddesi 12',
    position: { latitude: 40.9903, longitude: 29.0276 },
    branchCode: '0101',
    status: 'IN_SERVICE',
    services: ['WITHDRAWAL', 'DEPOSIT', 'QR'],
    currencies: ['TRY', 'USD', 'EUR'],
    isAccessible: true,
    openingHours: everyDay('00:00', '24:00'),
  },
  {
    atmId: 'AT000102',
    name: 'Kadıköy pier',
    city: 'İstanbul',
    district: 'Kadıköy',
    address: 'Rıhtım Caddesi 1',
    position: { latitude: 40.9919, longitude: 29.0229 },
    branchCode: null,
    status: 'IN_SERVICE',
    services: ['WITHDRAWAL', 'QR'],
    currencies: ['TRY'],
    isAccessible: true,
    openingHours: everyDay('00:00', '24:00'),
  },
  {
    atmId: 'AT000103',
    name: 'Moda',
    city: 'İstanbul',
    district: 'Kadıköy',
    address: 'Moda Caddesi 88',
    position: { latitude: 40.9836, longitude: 29.0262 },
    branchCode: null,
    status: 'OUT_OF_SERVICE',
    services: ['WITHDRAWAL'],
    currencies: ['TRY'],
    isAccessible: false,
    openingHours: everyDay('00:00', '24:00'),
  },
  {
    atmId: 'AT000351',
    name: 'Alsancak station',
    city: 'İzmir',
    district: 'Konak',
    address: 'Atatürk Caddesi 2',
    position: { latitude: 38.4397, longitude: 27.1472 },
    branchCode: null,
    status: 'IN_SERVICE',
    services: ['WITHDRAWAL', 'DEPOSIT'],
    currencies: ['TRY'],
    isAccessible: true,
    openingHours: everyDay('06:00', '24:00'),
  },
]
