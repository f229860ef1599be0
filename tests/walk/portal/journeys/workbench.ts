import { seededConsents } from '../../../../mocks/seed/consents.ts'
import { back, choose, complete, fill, type Journeys, open, openAs, press, reload, select, world } from './steps.ts'

const banks = openAs('Deniz', '/sandbox/banks')
const make = [fill('Name', 'team-a'), press('Create bank')]
const made = [banks, ...make]
const inBank = [...made, press('Open team-a')]
const signedIn = world('another tab signs in as Deniz')
const applications = open('/dashboard?page=applications')
const message = complete({ Message: 'A plain text.' })

const consent = seededConsents(Date.now()).find(({ customerNumber }) => customerNumber === '1')?.id

const data = openAs('Deniz', '/sandbox/data')
const saved = [data, fill('Name', 'before'), press('Save snapshot')]

/** What the sandbox changes beside the portal, and what the portal shows of it. */
export const workbench: Journeys = {
  'a bank is created, opened and used': [...inBank, signedIn, applications, reload],
  'a bank is opened over a draft, which is there when its bank is back': [
    openAs('Deniz', '/contact'),
    message,
    open('/sandbox/banks'),
    ...make,
    press('Open team-a'),
    open('/contact'),
    open('/sandbox/banks'),
    press('Open Default bank'),
    open('/contact'),
  ],
  'the bank that is shown is deleted': [...inBank, press('Delete team-a'), press('Delete')],
  'a bank that another page shows is deleted': [
    ...made,
    world('a second tab is opened at the same address'),
    press('Open team-a'),
    world('the other tab is used'),
    press('Delete team-a'),
    press('Delete'),
    world('the other tab is used'),
  ],
  'a bank of the name is there already': [...made, ...make],
  'the deletion of a bank is not wanted': [...made, press('Delete team-a'), press('Cancel')],
  'a bank begins with a snapshot': [
    ...saved,
    open('/sandbox/banks'),
    fill('Name', 'team-a'),
    select('Starts with', 'Snapshot before'),
    press('Create bank'),
    press('Open team-a'),
    signedIn,
    applications,
  ],
  'a consent is withdrawn': [data, press(`Withdraw ${consent}`)],
  'the sandbox goes back to a snapshot': [...saved, press('Restore before'), press('Restore'), applications, back],
  'what the sandbox has stored is exported, and imported after a reset': [
    data,
    press('Export'),
    press('Reset sandbox'),
    press('Reset'),
    choose('Import a file', 'sandbox.json'),
    press('Import'),
    applications,
  ],
  'the requests are exported': [openAs('Deniz', '/sandbox/requests'), press('Export HAR')],
  'a file that is no export is chosen': [data, choose('Import a file', 'broken.png')],
  'the sandbox is reset': [data, press('Reset sandbox'), press('Reset'), reload, applications],
}
