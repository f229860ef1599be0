import type { Application } from './applications.ts'
import { hasWords } from './search.ts'

/** Cards that show at first and with each SHOW MORE; a developer with 10 000 applications searches. */
export const cardsPerPage = 48

/** From how many applications on a search is offered. */
export const searchThreshold = 13

/** Applications whose name or description has every word, in any case. */
export const matchingApplications = (applications: readonly Application[], words: string): readonly Application[] =>
  applications.filter(({ name, description }) => hasWords(`${name} ${description}`, words))

/** What an application without a name is called where it is not edited. */
export const fallbackName = (id: string): string => `Application ${id}`

/** The form of one application; `readOnly` only shows it (001 section 2). */
export const applicationHref = (id: string, readOnly = false): string =>
  `/dashboard?page=editapplication&appId=${encodeURIComponent(id)}${readOnly ? '&readOnly=true' : ''}`

/** Texts of My Applications (001 sections 2, 4 and 8). */
export const applicationListTexts = {
  title: 'My Applications',
  intro: 'You can create or edit applications here.',
  loading: 'Loading your applications',
  failed: "Applications couldn't get, please try again later",
  newApplication: 'New Application',
  newApplicationHint: 'Your first application gets a client ID and a client secret. You choose the APIs it can use.',
  add: 'Add application',
  search: 'Search your applications',
  found: (count: number, all: number) => (count === all ? `${all} applications` : `${count} of ${all} applications`),
  none: 'No matching applications',
  noneHint: 'Try another word from the name or description.',
  clear: 'Clear search',
  showMore: 'SHOW MORE',
  clientType: (type: string) => `Client type ${type}`,
  otpNeeded: 'OTP needed',
  otpNotNeeded: 'No OTP',
  apis: (count: number) => (count === 0 ? 'No APIs' : count === 1 ? '1 API' : `${count} APIs`),
  ips: (count: number) => (count === 0 ? 'Any IP' : count === 1 ? '1 IP' : `${count} IPs`),
  settings: (name: string) => `Settings for ${name}`,
  copyId: 'Copy ID',
  copySecret: 'Copy Secret',
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
  copied: { clientId: 'Client ID copied', clientSecret: 'Client secret copied', privateKey: 'Private key copied' },
  noneToCopy: {
    clientId: 'This application has no client ID',
    clientSecret: 'This application has no client secret',
    privateKey: 'There is no private key',
  },
  unnamed: 'Unnamed application',
  copyManually: 'Copy manually',
  copyManuallyHint: 'Your browser blocks access to the clipboard. The value is selected, so you can copy it here.',
  value: { clientId: 'Client ID', clientSecret: 'Client secret' },
  close: 'Close',
  warning: 'Warning!',
  deleteQuestion: 'Are you sure to delete this application?',
  cancel: 'Cancel',
  ok: 'Ok',
  deleted: 'Your application has been deleted',
  outcomeUnknown: (why: string) => `${why}. The application may have been deleted. Your list is being refreshed.`,
} as const
