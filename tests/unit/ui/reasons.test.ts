import { expect, test } from 'vitest'
import { applicationNotices } from '../../../src/rules/applications/applicationNotices.ts'
import { applicationFormTexts } from '../../../src/ui/applications/applicationForm/applicationFormTexts.ts'
import { contactTexts } from '../../../src/ui/contact/contactTexts.ts'
import { mailLinkTexts } from '../../../src/ui/mailLink/mailLinkTexts.ts'
import { registrationTexts } from '../../../src/ui/onboarding/registrationTexts.ts'
import { passwordTexts } from '../../../src/ui/password/passwordTexts.ts'
import { profileTexts } from '../../../src/ui/profile/profileTexts.ts'

const { refreshOutcomeUnknown, deletionOutcomeUnknown } = applicationNotices
const { notSaved, outcomeUnknown, leftOutcomeUnknown } = applicationFormTexts

test.each([
  ['a refreshed secret', refreshOutcomeUnknown],
  ['a deleted application', deletionOutcomeUnknown],
  ['an application that is not saved', notSaved],
  ['an application that may be saved', outcomeUnknown],
  ['an application form that was left', leftOutcomeUnknown],
  ['a message', contactTexts.outcomeUnknown],
  ['an email', mailLinkTexts.outcomeUnknown],
  ['a registration', registrationTexts.outcomeUnknown],
  ['a new password', passwordTexts.outcomeUnknown],
  ['a profile', profileTexts.outcomeUnknown.personal],
  ['a changed password', profileTexts.outcomeUnknown.password],
])('the reason of %s ends with one full stop, which a bank may have written', (_, text) => {
  const [, rest] = text('Gateway Timeout').split('Gateway Timeout. ')
  expect(rest).toMatch(/^[A-Z]/)
  expect(text('The gateway timed out.')).toBe(`The gateway timed out. ${rest}`)
})
