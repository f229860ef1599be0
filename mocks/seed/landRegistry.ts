import type { components, operations } from '../openapi/land-registry/types.gen.ts'

type DataOf<Name extends keyof operations> = operations[Name]['responses'][200]['content']['application/json']['data']

interface Owner {
  identityNumber: string
  deeds: DataOf<'findTitleDeeds'>['deeds']
}

interface Consent {
  consentId: string
  /** Of the owner who gave it. */
  identityNumber: string
  hasEnded: boolean
}

type Corner = DataOf<'findParcel'>['corners'][number]
const corner = (latitude: number, longitude: number): Corner => ({ latitude, longitude })

const bankMortgage: components['schemas']['Encumbrance'] = {
  kind: 'MORTGAGE',
  holder: 'Portico Bank',
  amount: { amount: '900000.00', currency: 'TRY' },
  registeredOn: '2016-05-18',
}

/** The owners whom the registry knows, their deeds in the order of registration. */
export const owners: readonly Owner[] = [
  {
    identityNumber: '10000000146',
    deeds: [
      {
        deedNumber: 'TD3500120047',
        province: 'İzmir',
        district: 'Konak',
        neighbourhood: 'Alsancak',
        parcelNumber: '1204/7',
        kind: 'APARTMENT',
        unit: 'Block A, no. 12',
        area: '118.00',
        share: '1/1',
        registeredOn: '2016-05-18',
        encumbrances: [bankMortgage],
      },
      {
        deedNumber: 'TD3500120310',
        province: 'İzmir',
        district: 'Urla',
        neighbourhood: 'İskele',
        parcelNumber: '88/31',
        kind: 'LAND',
        area: '640.50',
        share: '1/2',
        registeredOn: '2021-08-02',
        encumbrances: [],
      },
    ],
  },
  { identityNumber: '10000000214', deeds: [] },
]

export const consents: readonly Consent[] = [
  { consentId: 'CN202603100044', identityNumber: '10000000146', hasEnded: false },
  { consentId: 'CN202603110051', identityNumber: '10000000214', hasEnded: false },
  { consentId: 'CN202601150007', identityNumber: '10000000146', hasEnded: true },
]

export const parcels: readonly DataOf<'findParcel'>[] = [
  {
    parcelNumber: '1204/7',
    province: 'İzmir',
    district: 'Konak',
    neighbourhood: 'Alsancak',
    use: 'RESIDENTIAL',
    area: '1250.00',
    ownerCount: 24,
    corners: [
      corner(38.43921, 27.14402),
      corner(38.43938, 27.14447),
      corner(38.43907, 27.14468),
      corner(38.43889, 27.14421),
    ],
  },
  {
    parcelNumber: '88/31',
    province: 'İzmir',
    district: 'Urla',
    neighbourhood: 'İskele',
    use: 'AGRICULTURAL',
    area: '640.50',
    ownerCount: 2,
    corners: [corner(38.36604, 26.77013), corner(38.36621, 26.77044), corner(38.36595, 26.77058)],
  },
]
