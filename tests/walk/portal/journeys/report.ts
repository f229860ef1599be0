import type { Ending } from '../endings.ts'
import { fault, forEnding, type Journeys, open, openAs, press, select, world } from './steps.ts'

const page = openAs('Deniz', '/dashboard?page=analytics')
const till = select('Applications', 'Till Companion')
const diary = select('Applications', 'Budget Diary')
const range = select('Choose Date Range', 'Last 24 Hours')
const accounts = select('APIs', 'Account list')
const generate = press('Generate Reports')
const endings: readonly Ending[] = ['ends with status 500']

export const report: Journeys = {
  ...forEnding(endings, 'the report', (ending) => [
    page,
    till,
    accounts,
    range,
    fault('generateReports', ending),
    generate,
    press('Retry'),
    generate,
  ]),
  'a report without calls': [
    page,
    world('another tab creates an application'),
    select('Applications', 'Made Elsewhere'),
    accounts,
    range,
    generate,
    generate,
    till,
    accounts,
    fault('generateReports', 'ends with status 500'),
    generate,
    generate,
  ],
  'the applications fail, then the APIs': [
    openAs('Deniz', '/dashboard'),
    fault('listApplications', 'ends with status 500'),
    open('/dashboard?page=analytics'),
    press('Retry'),
    fault('listProductServices', 'ends with status 500'),
    till,
    press('Retry'),
    diary,
  ],
  'another tab changes and deletes applications': [
    page,
    till,
    world('another tab changes the applications'),
    fault('listApplications', 'ends with status 500'),
    world('another tab says that applications changed'),
    world('another tab switches off all APIs'),
    diary,
    world('another tab deletes an application'),
    world('another tab deletes all applications'),
    world('another tab creates an application'),
  ],
  'nobody has applications': [openAs('Ada', '/dashboard?page=analytics')],
}
