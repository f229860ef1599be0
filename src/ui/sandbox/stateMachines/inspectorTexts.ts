import { counted } from '../../../rules/text/counted.ts'

export const inspectorTexts = {
  actors: 'Running state machines',
  steps: 'Recent transitions',
  picture: (chart: string) => `Diagram of ${chart}`,
  travel: 'Recorded events',
  live: 'Live',
  past: (at: number, last: number) => `Event ${at} of ${last}`,
  beginning: 'Before the first recorded event',
  back: 'Step back',
  forward: 'Step forward',
  toLive: 'Back to live',
  journey: 'Copy as test journey',
  copied: (steps: number) => `Copied ${counted(steps, 'step')}`,
  copiedPart: (steps: number, missing: string) =>
    `Copied ${counted(steps, 'step')}; the test has no case for ${missing}`,
  noBeginning: 'The beginning is no longer recorded',
  notCopied: 'Couldn’t copy the journey',
  zoom: 'Zoom',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  from: (sender: string) => `from ${sender}`,
} as const
