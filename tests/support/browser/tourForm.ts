import { applicationFormModel } from '../../model/applications/applicationForm.model.ts'
import type { Tour } from './tour.ts'

/** What an application's form holds, by its labels. */
export const typed = {
  Name: 'Till Companion',
  Description: 'Shows a shop what came in today',
  'Public Key': 'MIGfMA0',
  'Redirect URI': 'https://till.example.com/callback',
}

/** The application as the bank has it. */
export const till = (pair = 'before') => ({
  id: 'application-1',
  name: typed.Name,
  description: typed.Description,
  icon: '',
  productList: [],
  oauthRedirectUri: typed['Redirect URI'],
  publicKey: typed['Public Key'],
  oauthClientId: `client-${pair}`,
  oauthClientSecret: `secret-${pair}`,
  ipList: [],
  otpNeeded: false,
  clientType: 'API',
})
export const applicationsPath = '/api-dashboard-service/dashboard/applications'
export const edited = '/dashboard?page=editapplication&appId=application-1'

export type FormTour = Tour<typeof applicationFormModel.machine>
type FormEvents = NonNullable<FormTour['model']['events']>

/**
 * The three regions do not know each other, and together they have so many worlds that a walk over all of them would
 * take minutes: the model test takes each edge of the product, and here each region moves while the others rest.
 */
export const regionOf = (...types: (keyof FormEvents)[]): FormEvents =>
  Object.fromEntries(types.map((type) => [type, applicationFormModel.events?.[type]])) as FormEvents
