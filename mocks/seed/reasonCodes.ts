import { anyReason, interbankReasons, internalReasons } from '../../src/rules/transfers.ts'

type Language = 'TR' | 'EN'

interface ReasonCode {
  code: string
  description: Readonly<Record<Language, string>>
}

const withTurkish = (
  reasons: readonly { code: string; meaning: string }[],
  turkish: readonly string[],
): readonly ReasonCode[] =>
  reasons.map(({ code, meaning }, index) => ({ code, description: { EN: meaning, TR: turkish[index] ?? meaning } }))

const noReason: ReasonCode = { code: anyReason, description: { EN: 'No reason given', TR: 'Belirtilmemiş' } }

/** The reason codes of transfers inside the bank. */
export const internalReasonCodes: readonly ReasonCode[] = [
  noReason,
  ...withTurkish(internalReasons, [
    'Maaş',
    'Konut kirası',
    'İş yeri kirası',
    'Tedarikçi faturası',
    'Kredi taksiti',
    'Kredi kartı borcu',
    'Sigorta primi',
    'Vergi',
    'Sosyal güvenlik primi',
    'Okul ücreti',
    'Aidat',
    'Araç alımı',
    'Gayrimenkul alımı',
    'Yatırım veya tasarruf',
    'Döviz alımı',
    'Bağış',
    'Aile bireyine harçlık',
    'Burs',
    'İade',
    'Temettü',
    'Kendi hesabına transfer',
    'Diğer bireysel ödeme',
  ]),
]

/** The reason codes of EFT and FAST. */
export const interbankReasonCodes: readonly ReasonCode[] = [
  noReason,
  ...withTurkish(interbankReasons, [
    'Konut kirası',
    'İş yeri kirası',
    'Diğer kiralar',
    'E-ticaret ödemesi',
    'Çalışan ödemesi',
    'Ticari ödeme',
    'Bireysel ödeme',
    'Yatırım',
    'Finansal işlem',
    'Eğitim ödemesi',
    'Aidat ödemesi',
  ]),
]
