/** The panels of the workbench, in the order of its rail. */
export const sandboxPanels = [
  { name: 'requests', title: 'Requests', description: 'Live log of API calls.' },
  { name: 'phone', title: 'Phone', description: 'Text messages and confirmations of customers.' },
  { name: 'mail', title: 'Mail', description: 'Emails that the bank has sent.' },
  { name: 'faults', title: 'Faults', description: 'Make calls fail.' },
  { name: 'clock', title: 'Clock', description: 'Move the clock of the bank.' },
  { name: 'webhooks', title: 'Webhooks', description: 'Subscriptions, deliveries and an inbox.' },
  { name: 'data', title: 'Data', description: 'Save, export or edit the sandbox data.' },
  { name: 'tickets', title: 'Tickets', description: 'Reply to the tickets of developers.' },
  { name: 'state-machines', title: 'State machines', description: 'The state machines running in this page.' },
  { name: 'banks', title: 'Banks', description: 'Several banks, each with its own data.' },
  { name: 'scenarios', title: 'Scenarios', description: 'Set up a situation in one click.' },
] as const

export type SandboxPanelName = (typeof sandboxPanels)[number]['name']

export const panelTitle = (panel: SandboxPanelName): string =>
  sandboxPanels.find(({ name }) => name === panel)?.title ?? ''

export const sandboxPath = '/sandbox'
export type SandboxPath = typeof sandboxPath | `${typeof sandboxPath}/${SandboxPanelName}`
export const panelPath = (name: SandboxPanelName): SandboxPath => `${sandboxPath}/${name}`

/** The mailbox with the emails that hold these words. */
export const mailPath = (search: string): `${SandboxPath}?search=${string}` =>
  `${panelPath('mail')}?search=${encodeURIComponent(search)}`

export type SandboxScreenName = `sandbox/${SandboxPanelName}`
export const panelScreenName = (name: SandboxPanelName): SandboxScreenName => `sandbox/${name}`
export const panelOfScreen = (name: string): SandboxPanelName | undefined =>
  sandboxPanels.find((panel) => panelScreenName(panel.name) === name)?.name
