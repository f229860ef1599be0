import { dashboardHref } from './dashboardViews.ts'
import { pageHref } from './docs.ts'

/** Where the first call is made: by the guide where the portal sends calls to the bank, else as the documentation says. */
export const firstCallHref = (sendsCalls: boolean): string =>
  sendsCalls ? dashboardHref('firstCall') : pageHref('getting-started')
