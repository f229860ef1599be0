import type { Ending } from '../endings.ts'
import { fault, follow, forEnding, type Journeys, open, openAs, press, rest, world } from './steps.ts'

const guide = openAs('Deniz', '/dashboard?page=firstCall')
const saved = press('I have saved them')
const chooseElif = press('Choose this customer: Elif Yılmaz')
const customer = [guide, saved, chooseElif]
const token = press('Request a token')
const held = [...customer, token]
const call = press('Call the accounts list', 0)
const endings: readonly Ending[] = ['ends with status 500', 'loses its answer']

export const firstCall: Journeys = {
  'no application has the API': [
    guide,
    world('another tab switches off all APIs'),
    world('another tab creates an application'),
    press('Use this application: Made Elsewhere'),
    saved,
  ],
  ...forEnding(endings, 'the token', (ending) => [...customer, fault('requestToken', ending), token, token]),
  ...forEnding(endings, 'the call', (ending) => [...held, fault('listAccounts', ending), call, call]),
  'all steps, and again with another application': [
    ...held,
    call,
    press('Change: Choose an application'),
    press('Use this application: Budget Diary'),
    saved,
  ],
  'the list changes while a token is held, and once all is done': [
    ...held,
    world('another tab says that applications changed'),
    call,
    world('another tab says that applications changed'),
  ],
  'the token is over before the call': [...held, world('the sandbox’s clock moves half an hour on'), token],
  'the guide fails, and is loaded': [
    openAs('Deniz', '/dashboard'),
    fault('listApplications', 'ends with status 500'),
    open('/dashboard?page=firstCall'),
    press('Retry'),
    fault('listApplications', 'ends with status 500'),
    world('another tab says that applications changed'),
    world('another tab says that applications changed'),
    fault('listApplications', 'is answered late'),
    world('another tab says that applications changed'),
    world('another tab says that applications changed'),
  ],
  'steps are opened while the list fails': [
    ...customer,
    fault('listApplications', 'ends with status 500'),
    press('Change: Choose an application'),
    press('Retry'),
    press('Use this application: Budget Diary'),
    saved,
    fault('listApplications', 'ends with status 500'),
    press('Show again: Get its credentials'),
    press('Retry'),
  ],
  'the application is deleted meanwhile': [
    ...customer,
    world('another device deletes all applications'),
    press('Show again: Get its credentials'),
  ],
  'the application is gone when the token is requested': [
    ...customer,
    world('another device deletes all applications'),
    token,
  ],
  'an application is created on the way': [openAs('Ada', '/dashboard?page=firstCall'), follow('Create an application')],
  'the catalogue has no API to call': [
    openAs('Deniz', '/faq'),
    rest,
    world('the storage is emptied'),
    fault('listProducts', 'has an empty list'),
    open('/dashboard?page=firstCall'),
  ],
  'each step is opened again': [
    ...held,
    press('Request again: Request an access token'),
    token,
    press('Change: Choose a test customer'),
    chooseElif,
    press('Show again: Get its credentials'),
    saved,
  ],
  'an application is made on the way': [
    openAs('Ada', '/dashboard?page=firstCall'),
    world('another tab creates an application'),
    world('another tab deletes all applications'),
  ],
}
