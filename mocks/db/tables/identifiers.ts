import { define, type Struct } from 'superstruct'

/** Identifiers that answers show: the pattern of their definition, and a value that fits it. */
export const identifierForms = {
  account: [/^\d{10}$/, '1010000001'],
  iban: [/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, 'TR940999900000001010000001'],
  branch: [/^\d{4}$/, '0101'],
  customer: [/^\d{1,10}$/, '12'],
  movement: [/^MV\d{14}$/, 'MV20260314000031'],
  reference: [/^\d{14}$/, '20260314000042'],
  creditCard: [/^CC\d{10}$/, 'CC1000000001'],
  debitCard: [/^DC\d{10}$/, 'DC1000000001'],
  virtualCard: [/^VC\d{10}$/, 'VC1000000001'],
  parentCard: [/^(CC|DC)\d{10}$/, 'CC1000000001'],
  cardNumber: [/^\d{6}\*{6}\d{4}$/, '540099******1001'],
  loan: [/^LN\d{10}$/, 'LN1000000071'],
  loanApplication: [/^LA\d{10}$/, 'LA1000000011'],
  loanOffer: [/^LO\d{10}$/, 'LO1000000011'],
  qrOrder: [/^QR\d{12}$/, 'QR202603140031'],
  qrData: [/^[A-Z0-9.]{20,200}$/, 'PRTC01.QR202603140031.7F3A9C51D2'],
  consent: [/^CS\d{12}$/, 'CS260314000001'],
  subscription: [/^WH\d{10}$/, 'WH2512310001'],
  onboarding: [/^OB\d{10}$/, 'OB1000000001'],
  baasCustomer: [/^\d{10}$/, '4000000001'],
  authorizationId: [/^[0-9a-f]{32}$/, '78b49f2ed5f31cec614c2f22f8044ee3'],
  postalCode: [/^\d{5}$/, '34710'],
  baasCard: [/^BC\d{10}$/, 'BC1000000001'],
  quote: [/^QT\d{10}$/, 'QT1000000081'],
} as const satisfies Record<string, readonly [pattern: RegExp, example: string]>

export type Identified = keyof typeof identifierForms

export const isIdentifier = (what: Identified, value: unknown): boolean =>
  typeof value === 'string' && identifierForms[what][0].test(value)

/** Of a row in a file: an answer with any other would not fit its definition. */
export const identifier = (what: Identified): Struct<string, null> =>
  define<string>(what, (value) => isIdentifier(what, value) || `Expected a value such as ${identifierForms[what][1]}`)
