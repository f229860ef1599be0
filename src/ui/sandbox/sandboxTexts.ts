const simulated = 'Sandbox: this portal uses a simulated bank.'

export const sandboxTexts = {
  title: 'Sandbox',
  strip: {
    worker: simulated,
    server: simulated,
    page: 'Sandbox: your browser doesn’t provide a service worker, so the simulated bank runs in this page. Reload other tabs to see changes made here.',
    memory:
      'Sandbox: your browser doesn’t let this site store data, so the simulated bank runs in the memory of this page. Nothing is saved: a reload starts over, and each tab has its own bank.',
  },
  namedStrip: (bank: string) => `Sandbox: this portal uses the simulated bank ${bank}.`,
  bank: (name: string) => `Bank ${name}`,
  stripLink: 'Open the sandbox workbench',
  stripDock: 'Show panels here',
  stripDockKeys: 'Ctrl + `',
  stripInspector: 'Inspect state machines',
} as const
