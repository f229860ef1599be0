import type { Ending } from '../endings.ts'
import { captcha, complete, fault, forEnding, type Journeys, open, press, reload, world } from './steps.ts'

const deniz = press('Deniz, an active developer')
const send = press('SIGN IN')
const endings: readonly Ending[] = ['ends with status 500', 'loses its answer']

export const signIn: Journeys = {
  'nothing is entered': [open('/login'), send],
  ...forEnding(endings, 'the sign-in', (ending) => [
    open('/login'),
    deniz,
    captcha,
    fault('obtainToken', ending),
    send,
    captcha,
    send,
  ]),
  'a disabled account': [open('/login'), press('Ekin, whose account is disabled'), captcha, send],
  'no captcha, and a wrong password': [
    open('/login'),
    deniz,
    send,
    complete({}, { passwords: { Password: 'Analytical-Engine-1843' } }),
    captcha,
    send,
  ],
  'a name is typed and still there': [
    open('/login'),
    complete({ Username: 'ada@lovelace.test' }),
    reload,
    world('another tab signs in as Ada'),
  ],
}
