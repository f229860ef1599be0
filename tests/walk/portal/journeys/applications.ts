import type { Ending } from '../endings.ts'
import { fault, forEnding, type Journeys, open, openAs, press, pressOn, world } from './steps.ts'

const list = openAs('Deniz', '/dashboard?page=applications')
const settings = press('Settings for Till Companion')
const item = (name: string) => [settings, pressOn('menuitem', name)]
const ok = press('Ok')
const endings: readonly Ending[] = [
  'ends with status 500',
  'ends with status 404',
  'loses its answer',
  'loses its connection',
]

export const applications: Journeys = {
  ...forEnding(endings, 'the deletion', (ending) => [
    list,
    ...item('Delete'),
    press('Cancel'),
    ...item('Delete'),
    fault('deleteApplication', ending),
    ok,
  ]),
  'another tab changes the list while it is asked': [
    list,
    ...item('Delete'),
    world('another tab changes the applications'),
    press('Cancel'),
    ...item('Delete'),
    fault('deleteApplication', 'is answered late'),
    ok,
    world('another tab changes the applications'),
  ],
  'all are deleted': [list, ...item('Delete'), ok, world('another tab deletes all applications')],
  'the list fails': [
    openAs('Deniz', '/dashboard'),
    fault('listApplications', 'ends with status 500'),
    open('/dashboard?page=applications'),
    press('Retry'),
  ],
  'ids and secrets are copied': [
    list,
    world('the clipboard is refused from now on'),
    ...item('Copy Secret'),
    press('Close'),
  ],
}
