import { clock, fill, type Journeys, open, openAs, press, pressOn, select, world } from './steps.ts'

const near = world('scrolls to what loads when it comes near')
const bench = [openAs('Deniz', '/docs/authorization'), near]
const generate = press('Generate keys')
const sign = press('Sign')
const verify = press('Verify')
const text = [fill('Access token', 'token'), fill('Body', '{"amount":1}')]
const pasted = (name: string, value: string) => [pressOn('radio', name), fill(name, value)]
const ofApplication = pressOn('radio', 'Public key of your application')

export const signatureWorkbench: Journeys = {
  'signs and verifies with a pair': [
    ...bench,
    generate,
    ...text,
    sign,
    verify,
    fill('Signature to verify', 'AAAA'),
    verify,
    fill('Body', '{"amount":2}'),
    generate,
  ],
  'keys are pasted': [
    ...bench,
    ...pasted('Paste a private key', 'no key'),
    ...pasted('Paste a private key', '{private key}'),
    ...text,
    sign,
    ...pasted('Paste a public key', '{public key}'),
    ...pasted('Paste a public key', 'no key'),
  ],
  'keys of applications': [
    ...bench,
    ofApplication,
    select('Application', 'Till Companion'),
    fill('Signature to verify', 'AAAA'),
    verify,
    world('another tab changes the applications'),
    world('another tab deletes all applications'),
  ],
  'an application is gone while its key is read': [
    ...bench,
    ofApplication,
    select('Application', 'Till Companion'),
    ...text,
    world('another tab deletes an application'),
  ],
  'another person signs in': [
    ...bench,
    generate,
    ...text,
    sign,
    world('another tab signs in as Ada'),
    world('another tab signs out'),
  ],
  'the browser makes no keys, signs and verifies nothing': [
    ...bench,
    generate,
    ...text,
    sign,
    world('the browser signs nothing from now on'),
    sign,
    fill('Signature to verify', 'AAAA'),
    verify,
    world('the browser makes no keys from now on'),
    generate,
    ...pasted('Paste a private key', '{private key}'),
    ofApplication,
    select('Application', 'Till Companion'),
  ],
  'the key of an application is none': [
    ...bench,
    world('another tab creates an application'),
    ofApplication,
    select('Application', 'Made Elsewhere'),
  ],
  'a page without keys': [open('/faq'), world('pages have no keys from now on'), open('/docs/authorization'), near],
  'the kinds of a request': [
    ...bench,
    pressOn('radio', 'GET or DELETE: token and query string'),
    fill('Query string', 'page=1'),
    generate,
    sign,
    pressOn('radio', 'Token request of the authorization ID flow: body only'),
    sign,
    clock.seconds59,
  ],
}
