import type { DataControl } from '../../../rules/sandbox/data/data.ts'

type Kind = DataControl['kind']

/** With the name, where there is one. */
export function doneTextOf(control: DataControl): string {
  switch (control.kind) {
    case 'reset':
      return 'Sandbox reset'
    case 'export':
      return 'Sandbox exported'
    case 'import':
      return 'File imported'
    case 'save':
      return `Snapshot “${control.name}” saved`
    case 'restore':
      return `Snapshot “${control.name}” restored`
    case 'delete':
      return `Snapshot “${control.name}” deleted`
    case 'rename':
      return `Snapshot “${control.name}” renamed to “${control.newName}”`
    case 'account':
      return 'Account changed'
    case 'customer':
      return 'Customer added'
    case 'card':
      return 'Card changed'
    case 'consent':
      return 'Consent withdrawn'
    case 'makeBank':
      return `Bank “${control.name}” created`
    case 'openBank':
      return `Opening ${control.name === null ? 'the default bank' : `the bank “${control.name}”`}`
    case 'deleteBank':
      return `Bank “${control.name}” deleted`
  }
}

export const failedTexts: Readonly<Record<Kind, string>> = {
  reset: 'Couldn’t reset the sandbox.',
  export: 'Couldn’t export the sandbox.',
  import: 'Couldn’t import the file.',
  save: 'Couldn’t save the snapshot.',
  restore: 'Couldn’t restore the snapshot.',
  delete: 'Couldn’t delete the snapshot.',
  rename: 'Couldn’t rename the snapshot.',
  account: 'Couldn’t change the account.',
  customer: 'Couldn’t add the customer.',
  card: 'Couldn’t change the card.',
  consent: 'Couldn’t withdraw the consent.',
  makeBank: 'Couldn’t create the bank.',
  openBank: 'Couldn’t open the bank.',
  deleteBank: 'Couldn’t delete the bank.',
}

const replaced =
  'The content of the sandbox is replaced: accounts, applications, tokens, emails, faults and the clock. Snapshots stay.'
const session = 'Other open pages show it too. If the bank no longer knows your portal session, you must sign in again.'

interface Question {
  title: string
  texts: readonly string[]
  action: string
}

/** What is asked before something is lost. */
export function questionOf(control: DataControl): Question {
  switch (control.kind) {
    case 'import':
      return { title: `Import ${control.file.name}?`, texts: [replaced, session], action: 'Import' }
    case 'restore':
      return { title: `Restore “${control.name}”?`, texts: [replaced, session], action: 'Restore' }
    case 'delete':
      return { title: `Delete “${control.name}”?`, texts: ['You can’t restore it afterwards.'], action: 'Delete' }
    case 'save':
      return { title: `Overwrite “${control.name}”?`, texts: ['Its current content is lost.'], action: 'Overwrite' }
    case 'rename':
      return {
        title: `Overwrite “${control.newName}”?`,
        texts: [`“${control.name}” replaces it.`],
        action: 'Overwrite',
      }
    case 'deleteBank':
      return {
        title: `Delete the bank “${control.name}”?`,
        texts: [
          'Its accounts, applications, tokens, emails and snapshots are lost.',
          ...(control.isShown ? ['This portal uses it, and switches to the default bank.'] : []),
        ],
        action: 'Delete',
      }
    default:
      return {
        title: 'Reset the sandbox?',
        texts: [
          'Accounts, applications, tokens, emails, faults and the clock are reset. Snapshots stay.',
          'If you are signed in to the portal, that session ends.',
        ],
        action: 'Reset',
      }
  }
}
