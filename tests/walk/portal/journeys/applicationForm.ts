import { back, choose, complete, fault, fill, follow, open, openAs, press, reload, rest, world, type Journeys } from './steps.ts'

const edit = openAs('Deniz', '/dashboard?page=editapplication&appId=application-000002')
const begin = openAs('Deniz', '/dashboard?page=newapplication')
const rename = fill('Name', 'Household Diary')
const filled = complete({
  Name: 'Market Stall',
  Description: 'Takes orders by phone',
  'Public Key': '{public key}',
  'Redirect URI': 'https://stall.example.com/callback',
})
const save = press('Save')
const add = press('Add')
const changedElsewhere = world('another device changes the applications')
const deletedElsewhere = world('another device deletes an application')
const first = openAs('Deniz', '/dashboard?page=editapplication&appId=application-000001')

const told = world('another tab says that applications changed')
const listFails = fault('listApplications', 'ends with status 500')
const unknown = [
  begin,
  filled,
  fault('saveApplication', 'loses its answer'),
  fault('listApplications', 'ends with status 500 every second time'),
  add,
  fault('listApplications', 'is answered late'),
]

export const applicationForm: Journeys = {
  'the page is loaded again while it saves, and nothing was saved': [
    begin,
    filled,
    fault('saveApplication', 'is not answered'),
    add,
    reload,
    press('Restore draft'),
    add,
  ],
  'the page is loaded again after it saved': [...unknown, reload],
  'the page is loaded again, and the list fails': [...unknown, listFails, reload, press('Restore draft'), add],
  'the page is loaded again, and another is sent': [...unknown, listFails, reload, filled, fill('Name', 'Another Stall'), add],
  'what was saved is found and changed': [...unknown, fill('Name', 'Another Stall'), add],
  'what was saved is found': [...unknown, add],
  'nobody can say whether it was saved': [...unknown, listFails, add],
  'another tab changes applications': [
    edit,
    told,
    press('Refresh Secret'),
    told,
    listFails,
    press('Refresh Secret'),
    press('Replace both'),
    fault('listApplications', 'is answered late'),
    told,
    told,
    rest,
    listFails,
    told,
    press('Refresh'),
    listFails,
    told,
    told,
  ],
  'another tab deletes the application': [edit, world('another tab deletes all applications')],
  'a change is refused, then not sent, then saved without an answer': [
    edit,
    rename,
    fault('saveApplication', 'ends with status 500'),
    save,
    fault('saveApplication', 'loses its connection'),
    save,
    fault('saveApplication', 'loses its answer'),
    save,
  ],
  'a change is not compared, and nobody knows whether it is saved': [
    edit,
    rename,
    fault('listApplications', 'ends with status 500'),
    save,
    fault('saveApplication', 'loses its answer'),
    fault('listApplications', 'ends with status 500 every second time'),
    save,
    save,
  ],
  'the form is not loaded, then it is': [
    openAs('Deniz', '/dashboard?page=applications'),
    fault('listApplications', 'ends with status 500'),
    open('/dashboard?page=editapplication&appId=application-000001'),
    press('Retry'),
  ],
  'a new application is refused, then not listed, then added': [
    begin,
    filled,
    fault('listApplications', 'ends with status 500'),
    add,
    fault('saveApplication', 'ends with status 400'),
    add,
    add,
  ],
  'a new application is made without an answer, and found': [
    begin,
    filled,
    fault('saveApplication', 'loses its answer'),
    add,
  ],
  'a new application is not made, and sent again': [
    begin,
    filled,
    fault('saveApplication', 'loses its connection'),
    add,
    add,
  ],
  'another tab changes an application while keys and secret show': [
    edit,
    press('Generate Keys'),
    press('Hide now'),
    press('Generate Keys'),
    world('the clock moves 59 seconds on'),
    press('Refresh Secret'),
    press('Cancel'),
    press('Refresh Secret'),
    press('Replace both'),
    fault('renewTokens', 'ends with status 500'),
    press('Refresh Secret'),
    press('Replace both'),
    fault('renewTokens', 'loses its answer'),
    press('Refresh Secret'),
    press('Replace both'),
  ],
  'the keys are not made': [
    edit,
    world('the browser makes no keys from now on'),
    press('Generate Keys'),
    press('Retry'),
    press('Generate Keys'),
  ],
  'what was changed elsewhere is compared': [
    edit,
    changedElsewhere,
    fill('Description', 'Sorts what a household needs'),
    save,
    press('Back to the form'),
    save,
    press('Save'),
  ],
  'the application is gone when it is saved': [first, rename, deletedElsewhere, save],
  'the application is gone when its secret is replaced': [
    first,
    deletedElsewhere,
    press('Refresh Secret'),
    press('Replace both'),
  ],
  'a key that shows is not left after saving': [
    edit,
    press('Generate Keys'),
    save,
    follow('FAQ'),
    press('Stay'),
    press('Hide now'),
  ],
  'an icon is chosen, refused and reset': [
    edit,
    choose('Choose an Icon', 'icon.png'),
    choose('Choose an Icon', 'broken.png'),
    press('Reset Icon'),
  ],
  'no application of that number': [openAs('Deniz', '/dashboard?page=editapplication&appId=unknown')],
  'unsaved changes ask before they are left': [
    openAs('Deniz', '/dashboard?page=applications'),
    follow('Budget Diary'),
    rename,
    follow('FAQ'),
    press('Stay'),
    back,
    press('Leave'),
  ],
}
