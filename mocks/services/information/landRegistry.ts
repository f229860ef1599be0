import { closedUntil, type OpeningHours } from '../../../src/rules/bank/openingHours.ts'
import type { Bank } from '../../bank/bank.ts'
import { notFound, refused } from '../../bank/serviceError.ts'
import { consents, owners, parcels } from '../../fixtures/landRegistry.ts'
import { definedHours } from '../../openapi/definedHours.ts'
import { service } from '../pipeline/service.ts'
import { listPage } from '../shared/listPage.ts'

function assertRegistryOpen({ clock }: Bank, hours: OpeningHours) {
  const { opensAt, closesAt } = hours
  if (closedUntil(hours, clock.now()) !== '')
    throw refused('203002', 'The registry is closed', `TAKBIS answers from ${opensAt} to ${closesAt}: ask then.`)
}

/** Turkish has two letters i, and people write names of places in either case. */
const isSame = (one: string, other: string) =>
  one.normalize('NFC').toLocaleUpperCase('tr-TR') === other.normalize('NFC').toLocaleUpperCase('tr-TR')

function assertConsent(consentId: string, identityNumber: string) {
  const consent = consents.find((each) => each.consentId === consentId)
  const fault =
    consent?.identityNumber !== identityNumber
      ? `The owner ${identityNumber} has not given the consent ${consentId}`
      : consent.hasEnded && `The consent ${consentId} has ended`
  if (fault) throw refused('203001', 'Consent is not valid', `${fault}: ask the owner for a consent.`)
}

export const landRegistryServices = [
  service(
    'land-registry/title-deed-inquiry',
    { owned: { consentId: ({ body }, id) => assertConsent(id, body.identityNumber) } },
    async ({ bank, body, query }) => {
      const { identityNumber, consentId, province } = body
      assertConsent(consentId, identityNumber)
      assertRegistryOpen(bank, definedHours('land-registry/title-deed-inquiry'))
      const owner = owners.find((each) => each.identityNumber === identityNumber)
      const deeds = (owner?.deeds ?? []).filter((deed) => province === undefined || isSame(deed.province, province))
      return listPage({ deeds }, query)
    },
  ),

  service('land-registry/parcel-inquiry', async ({ bank, body }) => {
    assertRegistryOpen(bank, definedHours('land-registry/parcel-inquiry'))
    const found = parcels.find(
      (parcel) =>
        parcel.parcelNumber === body.parcelNumber &&
        isSame(parcel.province, body.province) &&
        isSame(parcel.district, body.district) &&
        isSame(parcel.neighbourhood, body.neighbourhood),
    )
    if (!found) throw notFound(`There is no parcel ${body.parcelNumber} at this place. Try 1204/7 in Alsancak, Konak.`)
    return found
  }),
]
