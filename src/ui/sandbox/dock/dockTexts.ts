export const dockTexts = {
  title: 'Sandbox panels under the page',
  panels: 'Panels',
  height: 'Height of the sandbox panels',
  full: 'Open full page',
  close: 'Close',
} as const
