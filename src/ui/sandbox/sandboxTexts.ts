import type { SandboxHost } from '../../rules/sandbox/status.ts'

const simulated = 'Sandbox: this portal uses a simulated bank.'
const inThisPage =
  'Your browser doesn’t provide a service worker, so the bank runs in this page. Reload other tabs to see changes made here.'

export const sandboxTexts = {
  title: 'Sandbox',
  strip: {
    worker: simulated,
    server: simulated,
    page: 'Sandbox: your browser doesn’t provide a service worker, so the simulated bank runs in this page. Reload other tabs to see changes made here.',
    memory:
      'Sandbox: your browser doesn’t let this site store data, so the simulated bank runs in the memory of this page. Nothing is saved: a reload starts over, and each tab has its own bank.',
  },
  namedStrip: (bank: string, host: SandboxHost) =>
    `Sandbox: this portal uses the simulated bank ${bank}.${host === 'page' ? ` ${inThisPage}` : ''}`,
  bank: (name: string | null) => (name === null ? 'Default bank' : `Bank ${name}`),
  missing: (name: string) => `There is no bank ${name}. It was deleted or hasn’t been created yet.`,
  openDefault: 'Go to the default bank',
  stripLink: 'Open the sandbox workbench',
  stripDock: 'Show panels here',
  stripDockKeys: 'Ctrl+`',
  stripInspector: 'Inspect state machines',
} as const
