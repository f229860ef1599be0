import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scenarios } from '../../../mocks/control/scenarios/scenarioList.ts'
import { workbenchControls } from '../../support/workbenchControls.ts'

const page = readFileSync('docs/workbench-tests.md', 'utf8')
const bare = (cell: string) => cell.trim().replaceAll('`', '')

/** The rows of each table, by the heading over it. */
const tables = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((section): [string, string[][]] => {
      const [heading = '', ...lines] = section.split('\n')
      const rows = lines.filter((line) => line.startsWith('|')).slice(2)
      return [heading, rows.map((line) => line.split('|').slice(1, -1).map(bare))]
    }),
)

/** The folders of `src/ui/sandbox`, by their headings. */
const folders: Readonly<Record<string, string>> = {
  'Under every page': 'page',
  'The workbench': 'workbench',
  'The dock': 'dock',
  Requests: 'requests',
  Phone: 'phone',
  Mail: 'mail',
  Faults: 'faults',
  Clock: 'clock',
  Webhooks: 'webhooks',
  Data: 'data',
  Tickets: 'tickets',
  'State machines': 'stateMachines',
  Banks: 'banks',
  Scenarios: 'scenarios',
}

const textOf = (file: string) => (existsSync(`tests/${file}`) ? readFileSync(`tests/${file}`, 'utf8') : '')

test('each control of the workbench has a row, and each row a control', async () => {
  const controls = [...(await workbenchControls())].map(([folder, names]) => [folder, [...names].toSorted()])
  const listed = Object.entries(folders).map(([heading, folder]) => [
    folder,
    (tables.get(heading) ?? []).map(([name]) => name).toSorted(),
  ])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(controls))
})

test('each test that the rows name is there, and each that is listed is named', () => {
  const tests = tables.get('The tests') ?? []
  const isThere = ([, file, title = '']: string[]) =>
    ['browser', 'dom'].some((folder) => textOf(`${folder}/${file}`).includes(title))
  expect(tests.filter((row) => !isThere(row))).toEqual([])
  const named = Object.keys(folders).flatMap((heading) =>
    (tables.get(heading) ?? []).flatMap(([, , names = '']) => names.split(', ')),
  )
  expect([...new Set(named)].toSorted()).toEqual(tests.map(([name]) => name).toSorted())
})

test('what holds for all of them has tests that are there', () => {
  const claims = tables.get('What holds for all') ?? []
  expect(claims.length).toBeGreaterThan(0)
  expect(claims.filter(([, file = '', title = '']) => !textOf(file).includes(title))).toEqual([])
})

test('each scenario has a test in both hosts that is named after it', () => {
  const source = textOf('contract/control/scenarios/scenarios.test.ts')
  expect(source).toContain('describe.each(hostNames)')
  expect(scenarios.filter(({ title }) => !source.includes(`test('${title.toLowerCase()}`))).toEqual([])
})
