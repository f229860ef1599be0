import { contactTexts } from '../../../rules/contact.ts'
import { captchaOf } from '../../actors/captcha.ts'
import { contactOf } from '../../actors/contact.ts'
import { startOn } from '../../actors/startOn.ts'
import type { Portal } from '../../portal.ts'
import type { Visit } from '../../router/screenScope.ts'
import { tellOnceLeft } from './tellOnceLeft.ts'

/** Starts the contact form and its captcha, for whichever screen shows them. */
export function startContact(visit: Visit, portal: Portal) {
  const { machine, widget } = captchaOf(portal)
  const captcha = startOn(visit, machine, {
    on: {
      'captcha.solved': ({ response }) => contact.send({ type: 'captcha.solved', response }),
      'captcha.cleared': () => contact.send({ type: 'captcha.cleared' }),
    },
  })
  const contact = startOn(visit, contactOf(portal), {
    on: {
      notice: portal.notify,
      failure: tellOnceLeft(visit, portal, contactTexts.outcomeUnknown),
      'captcha.reset': () => captcha.send({ type: 'captcha.reset' }),
    },
  })
  return { contact, captcha, widget }
}
