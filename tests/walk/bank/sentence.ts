import { operationOfId } from './definitions.ts'
import { nameOf } from './people.ts'
import type { CallStep, Change, Step } from './step.ts'

const shown = (value: unknown): string => {
  const text = JSON.stringify(value)
  return text.length > 42 ? `${text.slice(0, 30)}… (${text.length} characters)` : text
}

const day = 24 * 3_600_000
function duration(milliseconds: number): string {
  if (milliseconds >= day) return `${milliseconds / day} days`
  return milliseconds >= 60_000 ? `${milliseconds / 60_000} min` : `${milliseconds / 1000} s`
}

function changed({ at, from, back = 0, drop, value }: Change): string {
  const name = at.slice(at.indexOf('/') + 1)
  if (drop) return `without ${name}`
  const which = back === 0 ? '' : `, ${back} before the newest`
  if (from === 'others') return `with a ${name} of somebody else${which}`
  if (from !== undefined) return `with ${from === 'own' ? 'a' : 'the answered'} ${name} of its own${which}`
  return `with ${name} ${shown(value)}`
}

function called({ operation, changes, token, sign, fault, times, ip }: CallStep): string {
  const parts = [
    ...changes.map(changed),
    ...(token === undefined ? [] : [token === 'none' ? 'without a token' : `with an ${token} token`]),
    ...(sign === 'none' ? ['unsigned'] : sign === 'wrong' ? ['wrongly signed'] : []),
    ...(ip === undefined ? [] : [`from ${ip}`]),
    ...(times === undefined ? [] : [`${times} times in a second`]),
    ...(fault === undefined ? [] : [`hit by ${fault}`]),
  ]
  return `calls ${operationOfId(operation).title} (${operation})${parts.length > 0 ? ` ${parts.join(', ')}` : ''}`
}

const portal = { A: 'Deniz', B: 'Nil' } as const
const portalWords = {
  renew: 'renews the secret of the application',
  delete: 'deletes the application',
  register: 'registers the application',
  change: 'changes the application',
  list: 'lists the applications',
} as const
const otpWords = {
  right: 'answers the OTP',
  wrong: 'answers the OTP wrongly',
  'for another token': 'answers the OTP with another token',
  'with the other method': 'answers the OTP with the other method',
} as const

/** A step as a person would say it. */
export function sentence(step: Step): string {
  switch (step.do) {
    case 'token':
      return `${nameOf(step.by)} asks for a token by ${step.grant}${step.flaw === undefined ? '' : ` with ${step.flaw}`}${step.scope === undefined ? '' : ` for ${step.scope} alone`}`
    case 'call':
      return `${nameOf(step.by)} ${called(step)}`
    case 'otp':
      return `${nameOf(step.by)} ${otpWords[step.how]}${step.back === 0 ? '' : ` of ${step.back} calls before`}`
    case 'clock':
      return `${duration(step.by)} pass`
    case 'portal':
      return `${portal[step.application]} ${portalWords[step.what]}`
    case 'fault':
      return `the next ${step.operation} is hit by ${shown(step.fault)}`
    case 'settings':
      return `the sandbox is set to ${shown(step.settings)}`
    case 'bank':
      return step.what === 'balance' ? 'the bank changes a balance' : `the bank does: ${step.what}`
  }
}
