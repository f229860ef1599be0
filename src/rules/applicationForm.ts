import { is } from 'superstruct'
import {
  type ApplicationForm,
  applicationLimits,
  applicationMessages,
  type ClientTokens,
  ipAddress,
} from './applications.ts'
import type { Handle } from './handle.ts'

/** An application as its form edits it; the pair beside it is shown and replaced, never typed. */
export interface OpenedApplication {
  id: string
  form: ApplicationForm
  tokens: ClientTokens
}

/** `publicKey` is PEM (SubjectPublicKeyInfo), the private one PEM (PKCS #8) behind its handle. */
export interface GeneratedKeys {
  publicKey: string
  privateKey: Handle<string>
}

/** Why an address is not added to the list, or undefined when it can be (001 section 5). */
export function refusedIp(address: string, list: readonly string[]): string | undefined {
  if (!is(address, ipAddress())) return applicationMessages.invalidIp
  return list.includes(address) ? applicationMessages.repeatedIp : undefined
}

/** Why a file cannot be the icon, or undefined when it can be; `size` in bytes. */
export function refusedIcon({ type, size }: { type: string; size: number }): string | undefined {
  if (!type.startsWith('image/')) return applicationMessages.iconNotImage
  return size > applicationLimits.iconBytes ? applicationMessages.iconTooBig : undefined
}

const sorted = (values: readonly string[]) => [...values].sort().join()

/** Whether two forms say the same; the order of APIs and addresses does not count. */
export const isSameApplication = (one: ApplicationForm, other: ApplicationForm): boolean =>
  one.name.trim() === other.name.trim() &&
  one.description === other.description &&
  one.publicKey.trim() === other.publicKey.trim() &&
  one.oauthRedirectUri.trim() === other.oauthRedirectUri.trim() &&
  one.icon === other.icon &&
  one.otpNeeded === other.otpNeeded &&
  sorted(one.ipList) === sorted(other.ipList) &&
  sorted(one.productList) === sorted(other.productList)

export const emptyApplication: ApplicationForm = {
  name: '',
  description: '',
  publicKey: '',
  oauthRedirectUri: '',
  icon: '',
  productList: [],
  ipList: [],
  otpNeeded: false,
}

/** Texts of New Application and Edit Application (001 sections 2, 4 and 8). */
export const applicationFormTexts = {
  title: { new: 'New Application', edit: 'Edit Application', readOnly: 'Application' },
  intro: {
    new: 'Say what your application is and which APIs it may use. It gets its client ID and secret when you add it.',
    edit: 'Change what your application is and which APIs it may use.',
    readOnly: 'This is how the bank knows your application. Nothing can be changed here.',
  },
  loading: 'Loading your application',
  unavailable: 'Your application could not be loaded',
  about: 'About',
  icon: 'Icon',
  chooseIcon: 'Choose an Icon',
  resetIcon: 'Reset Icon',
  iconHint: 'An image; the maximum size is 100KB',
  name: 'Name',
  nameHint: 'Letters, digits, underscores and spaces',
  description: 'Description',
  security: 'Security',
  publicKey: 'Public Key',
  publicKeyHint: 'The bank checks with it what your application signs',
  generateKeys: 'Generate Keys',
  generating: 'The keys are being made',
  keysFailed: 'The keys could not be made.',
  privateKey: 'Private Key',
  privateKeyHint: 'Keep it now: the bank does not have it, and it shows only once.',
  privateKeyGone: 'The private key is gone from this page. If you did not keep it, generate new keys.',
  secondsLeft: (seconds: number) => `Shown for ${seconds} more ${seconds === 1 ? 'second' : 'seconds'}`,
  copy: 'Copy',
  copyValue: (what: string) => `Copy ${what}`,
  download: 'Download',
  hide: 'Hide now',
  redirectUri: 'Redirect URI',
  redirectUriHint: 'Where the bank sends people back to, such as https://app.example.com/callback',
  ipList: 'IP whitelist',
  ip: 'IP Address',
  ipHint: { developer: 'Optional: without one, calls from everywhere are taken', live: 'At least one is needed' },
  addIp: 'Add IP',
  removeIp: (address: string) => `Remove ${address}`,
  noIps: 'No address yet',
  otpNeeded: 'Otp Needed?',
  otpHelp: 'About Otp Needed?',
  otpShort: 'Whether a one-time password is asked for in the password flow.',
  otpOn: 'A one-time password will be asked for',
  otpOff: 'No one-time password will be asked for',
  otpExplained:
    'Otp Needed only governs the password flow: with it, each call that moves money or changes something answers first with a transaction that your customer completes by SMS or in the bank’s app. The authorization-code and client-credentials flows always ask for a one-time password.',
  understood: 'Ok',
  tokens: 'Tokens',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  showSecret: 'Show client secret',
  hideSecret: 'Hide client secret',
  refreshSecret: 'Refresh Secret',
  refreshQuestion: 'Replace client ID and secret?',
  refreshExplained: 'The bank makes a new pair. What uses the old one stops working at once.',
  refreshConfirm: 'Replace both',
  refreshed: 'Client ID and secret have been replaced',
  unclearRefresh: (why: string) =>
    `${why}. Whether client ID and secret were replaced is not known, so they are read again.`,
  tokensUnread: 'Client ID and secret may have changed and could not be read.',
  readAgain: 'Read again',
  apis: 'APIs',
  apisHint: 'Those that your application may use',
  filter: 'Filter the APIs',
  chosen: (count: number, all: number) => `${count} of ${all} chosen`,
  noMatch: 'No API matches',
  apisLoading: 'The APIs are loading',
  cancel: 'Cancel',
  save: 'Save',
  add: 'Add',
  backToList: 'My Applications',
  saved: 'Your application has been saved',
  unsaved: 'The bank did not answer, and it does not have your application as it stands here. You can try again.',
  outcomeUnknown: 'The bank did not answer. Whether your application was saved is not known: please look at',
  draftKept: 'Your session ended before you saved. What you had typed is still here.',
  takeUpDraft: 'Fill it in',
  leaveTitle: 'Leave without saving?',
  leaveQuestion: 'What you have changed here is not saved yet.',
  stay: 'Stay',
  leave: 'Leave',
} as const
