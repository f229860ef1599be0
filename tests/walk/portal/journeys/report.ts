import type { Ending } from '../endings.ts'
import { fault, forEnding, type Journeys, open, openAs, press, select, world } from './steps.ts'

const page = openAs('Deniz', '/dashboard?page=analytics')
const till = select('Applications', 'Till Companion')
const diary = select('Applications', 'Budget Diary')
const range = select('Choose Date Range', 'Last 24 Hours')
const generate = press('Generate Reports')
const endings: readonly Ending[] = ['ends with status 500', 'loses its connection', 'answers with another shape']

export const report: Journeys = {
  explore: [page, till, press('nothing')],
  'the applications fail, then the APIs': [
    openAs('Deniz', '/dashboard'),
    fault('listApplications', 'ends with status 500'),
    open('/dashboard?page=analytics'),
    press('Retry'),
    fault('listProductServices', 'ends with status 500'),
    till,
    press('Retry'),
    diary,
    select('Applications', ''),
  ],
  'another tab changes and deletes applications': [
    page,
    till,
    world('another tab changes the applications'),
    fault('listApplications', 'ends with status 500'),
    world('another tab changes the applications'),
    world('another tab deletes an application'),
    world('another tab deletes all applications'),
    world('another tab creates an application'),
  ],
  'nobody has applications': [openAs('Ada', '/dashboard?page=analytics')],
}
