import { expect, test } from 'vitest'
import { applicationLimits } from '../../../src/rules/applications/applicationLimits.ts'
import { contactLimits } from '../../../src/rules/contact/contactLimits.ts'
import { fieldLimits } from '../../../src/rules/forms/fieldLimits.ts'
import { profileLimits } from '../../../src/rules/profile/profileLimits.ts'
import { contractOperations } from '../contract.ts'

/** The lengths that the requests of the contract state, by operation and field. */
const stated = Object.fromEntries(
  contractOperations.flatMap(({ id, operation }) => {
    const fields = operation.requestBody?.content?.['application/json']?.schema.properties ?? {}
    const bounded = Object.entries(fields).flatMap(([name, { minLength, maxLength }]) =>
      minLength === undefined && maxLength === undefined
        ? []
        : [[name, { ...(minLength !== undefined && { minLength }), ...(maxLength !== undefined && { maxLength }) }]],
    )
    return bounded.length === 0 ? [] : [[id, Object.fromEntries(bounded)]]
  }),
)

const name = { maxLength: fieldLimits.name }
const eMailAddress = { maxLength: fieldLimits.email }
const password = { minLength: fieldLimits.passwordMin }

test('the contract states the lengths that pages and bank check', () => {
  expect(stated).toEqual({
    register: { name, lastName: name, eMailAddress, password },
    reactivate: { eMailAddress },
    resetPassword: { eMailAddress },
    changePasswordByKey: { password },
    saveContact: {
      name,
      eMailAddress,
      subject: { maxLength: contactLimits.subject },
      message: { maxLength: contactLimits.message },
    },
    updateUser: { firstName: name, lastName: name },
    changePassword: {
      eMailAddress,
      password: { ...password, maxLength: profileLimits.currentPasswordMax },
      newPassword: password,
    },
    saveApplication: {
      name: { maxLength: applicationLimits.name },
      description: { maxLength: applicationLimits.description },
      oauthRedirectUri: { maxLength: applicationLimits.redirectUri },
      publicKey: { maxLength: applicationLimits.publicKey },
    },
  })
})
