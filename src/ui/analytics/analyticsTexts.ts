const counted = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

/** Texts of Analytics (001 sections 2 and 8). */
export const analyticsTexts = {
  title: 'Analytics',
  intro: 'See how often an application calls an API, in the last 24 hours or in up to a year.',
  application: 'Applications',
  applicationPlaceholder: 'Choose an application',
  api: 'APIs',
  apiPlaceholder: 'Choose an API',
  apiWaiting: 'Loading APIs…',
  apiFirst: 'Choose an application first',
  apiNone: 'This application has no APIs yet',
  range: 'Choose Date Range',
  rangePlaceholder: 'Choose a range',
  generate: 'Generate Reports',
  loading: 'Loading your applications',
  generating: 'Generating your report',
  noApplications: 'Nothing to report yet',
  noApplicationsHint: 'Create an application first. Its calls show up here.',
  newApplication: 'Create an application',
  waiting: 'Choose an application, an API and a date range to see calls over time.',
  noCalls: 'No calls in this range',
  noCallsHint: 'Choose a longer range, or make a call and generate the report again.',
  total: (calls: number) => counted(calls, 'call'),
  omitted: (points: number) =>
    `${counted(points, 'point')} of this report ${points === 1 ? 'is' : 'are'} unreadable or repeated. The total, the chart, the table and the file don’t include ${points === 1 ? 'it' : 'them'}.`,
  time: 'Time',
  calls: 'Calls',
  table: 'View as table',
  download: 'Download CSV',
  chart: (title: string, total: number) => `Line chart: ${title}, ${counted(total, 'call')}`,
} as const
