import {
  back,
  fault,
  fillOn,
  follow,
  type Journeys,
  key,
  open,
  openAs,
  press,
  pressOn,
  reload,
  rest,
  world,
} from './steps.ts'

const words = (text: string) => fillOn('combobox', 'Search the portal', text)

export const search: Journeys = {
  'words are found, not found, and chosen': [
    open('/'),
    press('Search'),
    words('transfer'),
    words('zzzz'),
    words(' '),
    words('transfer'),
    pressOn('option', 'Transfer Status The status of a transfer, and why it was not realized.'),
    press('Search'),
    key('Escape'),
  ],
  'the storage is refused': [
    openAs('Deniz', '/dashboard?page=applications'),
    world('the storage is refused from now on'),
    press('Search'),
    words('token'),
    press('Close'),
  ],
  'the storage is refused in every page': [
    world('pages have no storage from now on'),
    open('/'),
    press('Search'),
    words('token'),
    open('/login'),
    open('/announcement'),
  ],
}

export const navigator: Journeys = {
  'a definition fails, and is loaded again': [
    open('/docs/api/rates-and-calculators/deposit-rates'),
    rest,
    fault('getDefinition', 'ends with status 500 from now on'),
    follow('Loan calculator'),
    fault('getDefinition', 'is answered late'),
    press('Retry'),
    fault('getDefinition', 'ends with status 500'),
    reload,
    press('BAAS'),
    press('API'),
    follow('All products'),
    back,
  ],
  'a service without a definition': [
    openAs('Deniz', '/docs/api/account-information'),
    fault('getDefinition', 'has no content'),
    open('/docs/api/account-information/account-details'),
    fault('getDefinition', 'has no content'),
    follow('Account balances'),
  ],
}

export const catalogue: Journeys = {
  'it fails, and is loaded again': [
    openAs('Deniz', '/faq'),
    rest,
    world('the storage is emptied'),
    fault('listProducts', 'ends with status 500'),
    open('/dashboard?page=newapplication'),
    press('Retry'),
  ],
  'it fails for the first call': [
    openAs('Deniz', '/faq'),
    rest,
    world('the storage is emptied'),
    fault('listProducts', 'ends with status 500'),
    open('/dashboard?page=firstCall'),
    press('Retry'),
  ],
}
