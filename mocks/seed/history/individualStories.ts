import { type AccountStory, between } from './story.ts'

const shops = [
  'Moda Market',
  'Kadıköy Fırını',
  'Bahariye Eczanesi',
  'Vapur Kahve',
  'Kitap Evi',
  'Metro Istanbul',
  'Pazar Manav',
]
const ankaraShops = [
  'Çankaya Market',
  'Tunalı Kafe',
  'Başkent Eczanesi',
  'Kızılay Kırtasiye',
  'Ankara Metro',
  'Esat Fırını',
]
const izmirShops = ['Alsancak Market', 'Kordon Kafe', 'Ege Eczanesi', 'Kemeraltı Giyim', 'İzmir Vapur']

const band = (text: string, low: number, high: number) => (monthsAgo: number) =>
  between(`${text} ${monthsAgo}`, [low, high])

export const individualStories: readonly AccountStory[] = [
  {
    account: '1010000001',
    currency: 'TRY',
    payments: { count: [14, 22], amount: [6_000, 41_000], names: shops, card: '410099******2001' },
    closing: (monthsAgo) =>
      monthsAgo === 1 ? 1_297_520 : monthsAgo === 2 ? 912_005 : band('1010000001', 850_000, 1_500_000)(monthsAgo),
    movementCount: (monthsAgo) => (monthsAgo === 1 ? 31 : undefined),
    balancing: {
      out: { name: 'Aylin Yılmaz', explanation: 'Shared expenses' },
      largeOut: { name: 'Mavi Tur Seyahat A.Ş.', explanation: 'Holiday booking', above: 1_200_000 },
      in: { name: 'Aylin Yılmaz', explanation: 'Shared expenses' },
    },
  },
  { account: '1010000002', currency: 'TRY', interest: 0.0273 },
  { account: '1010000003', currency: 'USD' },
  {
    account: '1010000031',
    currency: 'TRY',
    payments: { count: [10, 18], amount: [4_000, 26_000], names: ankaraShops, card: '410099******2031' },
    closing: (monthsAgo) =>
      [5_500, 131_040, 240_000, 620_000][monthsAgo] ?? band('1010000031', 150_000, 400_000)(monthsAgo),
    balancing: {
      out: { name: 'Fatma Demir', explanation: 'For the family' },
      in: { name: 'Fatma Demir', explanation: 'Help' },
    },
  },
  {
    account: '1010000041',
    currency: 'TRY',
    closing: band('1010000041', 21_500_000, 25_500_000),
    balancing: {
      out: { name: 'Menkul Değerler A.Ş.', explanation: 'Purchase of securities' },
      in: { name: 'Menkul Değerler A.Ş.', explanation: 'Sale of securities' },
    },
  },
  { account: '1010000042', currency: 'EUR' },
  { account: '1010000043', currency: 'XAU' },
  {
    account: '1010000051',
    currency: 'TRY',
    payments: { count: [12, 20], amount: [5_000, 38_000], names: shops, card: '410099******2051' },
    closing: band('1010000051', 600_000, 1_200_000),
    balancing: {
      out: { name: 'Nermin Şahin', explanation: 'Shared expenses' },
      in: { name: 'Nermin Şahin', explanation: 'Shared expenses' },
    },
  },
  {
    account: '1010000061',
    currency: 'TRY',
    payments: { count: [6, 11], amount: [15_000, 120_000], names: ankaraShops },
    closing: band('1010000061', 2_400_000, 3_800_000),
    balancing: {
      out: { name: 'Akdeniz Oto', explanation: 'Instalment for the car' },
      in: { name: 'Mine Öztürk', explanation: 'Family' },
    },
  },
  {
    account: '1010000071',
    currency: 'TRY',
    payments: { count: [9, 16], amount: [5_000, 32_000], names: izmirShops, card: '410099******2071', monthsAgo: 3 },
    closing: (monthsAgo) => (monthsAgo <= 3 ? 540_000 : band('1010000071', 300_000, 900_000)(monthsAgo)),
    balancing: {
      out: { name: 'Deniz Arslan', explanation: 'Shared expenses' },
      in: { name: 'Deniz Arslan', explanation: 'Shared expenses' },
    },
  },
]
