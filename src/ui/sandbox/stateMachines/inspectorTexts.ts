export const inspectorTexts = {
  actors: 'Running state machines',
  steps: 'Recent transitions',
  picture: (chart: string) => `Diagram of ${chart}`,
} as const
