import { apiLimits } from '../../../rules/bank/apiLimits.ts'
import type { OpeningHours } from '../../../rules/bank/openingHours.ts'
import { counted } from '../../../rules/text/counted.ts'
import type { ResponseSignature } from '../../../rules/tryItOut/apiAnswer.ts'
import type { CallPreview } from '../../../rules/tryItOut/apiCall.ts'
import { tryItOutMessages } from '../../../rules/tryItOut/tryItOutMessages.ts'

/** Rounded up: what is left of a day is thousands of seconds. */
function durationOf(seconds: number): string {
  if (seconds < 120) return counted(seconds, 'second')
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 120) return counted(minutes, 'minute')
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.ceil(hours / 24), 'day')
}

/** The texts of a call that is tried out in the documentation. */
export const tryItOutTexts = {
  close: 'Close',
  title: 'Try it out',
  options: 'Options',
  sign: 'Sign the request',
  signRequired: 'This call is refused without a signature.',
  isResponseSigned: 'Ask the bank to sign the response',
  ip: 'Simulated client IP',
  ipHint: 'For applications with an IP list. Default: 127.0.0.1.',
  exampleCustomer: (customer: string) => `The values below belong to ${customer}. Get a token for this customer.`,
  sources: 'This call needs values from another call. Make that call first, then reopen this one to fill them in:',
  closedUntil: (name: string, opening: string) => `${name} is closed until ${opening}.`,
  closedFor: {
    refused: () => 'The bank refuses the call until then.',
    waits: (name: string) => `Orders by ${name} wait until then.`,
  } satisfies Record<OpeningHours['outside'], (name: string) => string>,
  key: 'Private key',
  keyNone: 'Signing needs the private key of your application. It stays in this page’s memory.',
  keyGenerate: 'Generate a key',
  keyGenerating: 'Generating a key …',
  keyPaste: 'Paste a key',
  keyPem: 'Private key (PEM)',
  keyUse: 'Use this key',
  keyCancel: 'Cancel',
  keyHeld: 'This page has a private key in memory.',
  keyGenerated: 'Add this public key to your application:',
  keyRegistered: 'One of your applications has its public key.',
  publicKey: 'Public key',
  keyRemove: 'Remove key',
  keyEdit: 'My Applications',
  preview: 'Preview request',
  previewTitle: 'Request preview',
  body: 'Body',
  curl: 'curl',
  curlHint:
    'BANK is the address of the bank, ACCESS_TOKEN the token, and SIGNATURE the signature over the token and the body or query string.',
  keyStatus: {
    registered: 'Signed with the key that your application has registered.',
    other: 'Signed with a key that your application hasn’t registered. The bank will refuse the call.',
    unknown: 'Signed. Couldn’t check whether your application has registered the key.',
  } satisfies Record<NonNullable<CallPreview['key']>, string>,
  send: 'Send',
  back: 'Back',
  preparing: 'Preparing the request …',
  sending: 'Sending …',
  cancel: 'Cancel',
  otpTitle: 'The bank asks the customer to confirm',
  otpSms: (phone: string) => `The bank sent a code to ${phone || 'the customer’s phone'}.`,
  otpMessage: 'The message on the sandbox’s phone:',
  otpCode: 'Code',
  otpApp: 'The customer confirms in the mobile app.',
  otpAppOfSandbox: 'In the sandbox, this happens when you continue, or when you confirm in the Phone panel.',
  otpConfirm: 'Complete the call',
  otpConfirming: 'Completing the call …',
  otpIncomplete: `Enter all ${apiLimits.otpDigits} digits of the code`,
  otpExpired: 'The confirmation expired after 180 seconds. Nothing was carried out. Send the call again.',
  answerTitle: 'Response',
  duration: (milliseconds: number) => `${milliseconds} ms`,
  size: (characters: number) => counted(characters, 'character'),
  rateLimit: (second: string, day: string) => `Calls left: ${second} this second, ${day} today`,
  signature: {
    verified: 'The bank’s published key verifies the signature of this response.',
    wrong: 'The bank’s published key doesn’t verify the signature of this response.',
    missing: 'The response isn’t signed.',
    unverified: 'Couldn’t load the bank’s public key, so the signature wasn’t verified.',
  } satisfies Record<NonNullable<ResponseSignature>, string>,
  formatted: 'Formatted',
  plain: 'As received',
  notJson: (mediaType: string) =>
    mediaType.includes('json')
      ? 'This response isn’t valid JSON.'
      : `This response isn’t JSON${mediaType === '' ? '' : `, but ${mediaType}`}.`,
  empty: 'The response has no body.',
  cut: (shown: number) => `The first ${shown.toLocaleString('en')} characters. Copy includes the rest.`,
  copyBody: 'response body',
  refusedTitle: (status: number) => (status < 500 ? 'The bank refused the call' : 'The call failed'),
  failedStatus: (status: number) => `Status ${status}`,
  detailCode: 'Detail code',
  reason: 'Reason',
  aboutField: 'About this field',
  aboutError: 'About this error',
  wait: (seconds: number) => `Wait ${durationOf(seconds)}, then send it again.`,
  unauthorizedTitle: 'This call needs an access token',
  unauthorized: 'Get one above. Your input stays, and the request appears as soon as you have a token.',
  tokenExpired: 'The access token has expired. Get a new one above. Your input stays.',
  failedTitle: 'The call wasn’t sent',
  noAnswerTitle: 'No response',
  lostTitle: 'The response was lost',
  lost: tryItOutMessages.lost,
  lostOtp: 'You can safely send it again: a call completes only once, and the bank reports whether it did.',
  retry: 'Send again',
} as const
