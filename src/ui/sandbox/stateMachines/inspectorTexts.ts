export const inspectorTexts = {
  title: 'State machines on this page',
  close: 'Close',
  actors: 'Running state machines',
  steps: 'Recent transitions',
  picture: (chart: string) => `Diagram of ${chart}`,
} as const
