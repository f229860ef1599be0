import { contact } from '../../src/rules/contact/contactForm.ts'
import { check } from '../http/readRequest.ts'
import { checkCaptcha } from './developers/captcha.ts'
import { sendMail } from './developers/mails/outbox.ts'
import { envelopeOperation } from './portalOperation.ts'

/** The mailbox of the bank's staff, which receives the Contact Us form. */
const team = 'developers@portico.example'

const saveContact = envelopeOperation('saveContact', async ({ bank, body }) => {
  await checkCaptcha(bank, body.recaptchaResponse)
  const { name, eMailAddress, subject, message } = check(body, contact)
  await sendMail(bank, { to: team, subject, text: `From ${name}, ${eMailAddress}\n\n${message}`, link: null })
})

export const contactOperations = [saveContact]
