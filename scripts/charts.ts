import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { statesOf, transitionsOf } from '../src/app/inspector/statechart.ts'
import { draw } from './charts/draw.ts'
import { layout } from './charts/layout.ts'
import { chartOf } from './charts/parts.ts'
import { readOptions } from './support/options.ts'

const home = 'docs/statecharts'

const chartFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.machine.ts'))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .toSorted()
    : []

interface Picture {
  source: string
  file: string
  name: string
  svg: string
  machine: AnyStateMachine
}

async function picture(source: string): Promise<Picture> {
  const loaded: Record<string, unknown> = await import(pathToFileURL(resolve(source)).href)
  const machine = Object.values(loaded).find((value): value is AnyStateMachine => value instanceof StateMachine)
  if (!machine) throw new Error(`${source} exports no machine`)
  const name = `${basename(dirname(source))}/${basename(source, '.machine.ts')}`
  const chart = chartOf(machine)
  return { source, file: `${name}.svg`, name, machine, svg: draw(chart, await layout(chart)) }
}

const index = (pictures: readonly Picture[]): string => {
  const sections = pictures.map(({ name, file, source, machine }) => {
    const count = `${statesOf(machine.root).length} states, ${transitionsOf(machine).length} transitions`
    return `## ${name}\n\n[${source}](../../${source}) · ${count}\n\n![Statechart ${name}](${file})\n`
  })
  const contents = pictures.map(({ name }) => `- [${name}](#${name.toLowerCase().replaceAll('/', '')})`)
  const reading = [
    '`npm run charts` draws these pictures from the code of the charts; `npm run check` fails when one is out of date.',
    '',
    'A dot marks the initial state, a dashed frame a parallel region, a double frame a final state.',
    '`do /` names an actor that the state invokes, `[…]` a guard, and a pill a tag.',
  ]
  return `${['# Statecharts', '', ...reading, '', ...contents, '', ...sections].join('\n')}`
}

const { check } = readOptions({ check: { type: 'boolean', default: false } })
const pictures: Picture[] = []
for (const source of ['src/machines', 'mocks'].flatMap(chartFiles)) pictures.push(await picture(source))

const wanted = new Map([...pictures.map(({ file, svg }) => [file, svg] as const), ['README.md', index(pictures)]])
const isStale = ([file, text]: readonly [string, string]) =>
  !existsSync(join(home, file)) || readFileSync(join(home, file), 'utf8') !== text
const stale = [...wanted].filter(isStale)
const present = existsSync(home) ? readdirSync(home, { recursive: true, encoding: 'utf8' }) : []
const orphans = present
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.svg') && !wanted.has(file))

if (check) {
  for (const [file] of stale) console.log(`${home}/${file} is out of date: npm run charts`)
  for (const file of orphans) console.log(`${home}/${file} has no chart any more: remove it`)
  process.exitCode = stale.length + orphans.length === 0 ? 0 : 1
} else {
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(home, file)), { recursive: true })
    writeFileSync(join(home, file), text)
  }
  console.log(`${pictures.length} charts, ${stale.length} files written to ${home}`)
}
