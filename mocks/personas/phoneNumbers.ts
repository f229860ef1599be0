/** The mobile phones (E.164) of the test customers and of the BaaS partner's, as the examples show them masked. */
const phoneNumbers: Readonly<Record<string, string>> = {
  '1': '+905550000012',
  '2': '+905550000013',
  '3': '+905550000014',
  '4': '+905550000015',
  '5': '+905550000016',
  '6': '+905550000017',
  '7': '+905550000018',
  '12': '+905550000019',
  '4000000001': '+905550000031',
  '4000000002': '+905550000032',
  '4000000005': '+905550000035',
  '4000000006': '+905550000036',
}

export const phoneNumberOf = (customerNumber: string): string | undefined => phoneNumbers[customerNumber]

/** With the country code, the first and the last two digits, such as `+90 5** *** ** 12`. */
export const maskedPhoneNumber = (phoneNumber: string): string =>
  phoneNumber.replace(/^(\+\d\d)(\d).*(\d\d)$/, '$1 $2** *** ** $3')
