export const sandboxTexts = {
  title: 'Sandbox',
  strip: 'Sandbox: this portal uses a simulated bank.',
  stripInPage:
    'Sandbox: your browser doesn’t provide a service worker, so the simulated bank runs in this page. Reload other tabs to see changes made here.',
  stripLink: 'Requests, mail, faults and clock',
  stripDock: 'Show panels here',
  stripDockKeys: 'Ctrl + `',
  stripInspector: 'Inspect state machines',
} as const
