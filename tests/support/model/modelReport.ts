import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { WalkReport } from '../chartProperties/chartWalks.ts'
import { kinds, type MergedCoverage, mergedCoverage } from '../chartProperties/mergedCoverage.ts'
import type { ModelReport } from './coverage.ts'
import { pairSign } from './pairs.ts'

interface ChartReport extends ModelReport {
  test: string
}

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .toSorted()

const chartName = (file: string): string => basename(file).replace(/\.machine\.ts$/, '')

function table(rows: readonly (readonly (string | number)[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => String(row[column]).length))) ?? []
  const cell = (value: string | number, width = 0) =>
    typeof value === 'number' ? String(value).padStart(width) : value.padEnd(width)
  return rows.map((row) => row.map((value, column) => cell(value, widths[column])).join('  ')).join('\n')
}

/** A pair needs data that leads both ways: it is listed, and needs no reason. */
const isUnexplained = ({ missed }: MergedCoverage) =>
  missed.some(({ kind, reason }) => kind !== 'pairs' && reason === undefined)

/** Pairs that begin alike on one line. */
function pairLines(missed: MergedCoverage['missed']): string[] {
  const nexts = new Map<string, string[]>()
  for (const { kind, name } of missed) {
    const [one = '', next = ''] = name.split(pairSign)
    if (kind === 'pairs') nexts.set(one, [...(nexts.get(one) ?? []), next])
  }
  return [...nexts].map(([one, next]) => `${one}${pairSign}${next.join(' | ')}`)
}

function text(charts: readonly ChartReport[], covered: readonly MergedCoverage[], withoutTest: readonly string[]) {
  const head = ['chart', 'worlds', 'edges', 'paths', 'walks', ...kinds.flatMap((kind) => [kind, 'of'])]
  const rows = covered.map((chart) => {
    const { worlds = 0, edges = 0, paths = 0 } = charts.find((each) => each.chart === chart.chart) ?? {}
    const shares = kinds.flatMap((kind) => [chart[kind].reached, chart[kind].all])
    return [chart.chart, worlds, edges, paths, chart.walks, ...shares]
  })
  const sums = head.slice(1).map((_, column) => rows.reduce((sum, row) => sum + Number(row[column + 1]), 0))
  const list = covered.flatMap(({ chart, missed, staleReasons }) => [
    ...missed
      .filter(({ kind }) => kind !== 'pairs')
      .map(({ name, reason }) => `  ${chart} · ${name}: ${reason ?? 'NO WALK AND NO PATH'}`),
    ...pairLines(missed).map((line) => `  ${chart} · ${line}`),
    ...staleReasons.map((name) => `  ${chart} · ${name}: REACHED, OR UNKNOWN: it needs no reason`),
  ])
  return [
    table([head, ...rows, ['all', ...sums]]),
    list.length > 0 ? `no walk and no path takes:\n${list.join('\n')}` : 'walks and paths take everything',
    ...withoutTest.map((file) => `NO MODEL TEST: ${file}`),
  ].join('\n')
}

/** Prints what the model tests covered and writes it to reports/model.json; a chart without a model test fails the run. */
export default class ModelReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const charts = modules
      .flatMap((module) =>
        [...module.children.allTests()].flatMap((test): ChartReport[] => {
          const { model } = test.meta()
          return model ? [{ ...model, test: module.relativeModuleId }] : []
        }),
      )
      .toSorted((one, other) => (one.test < other.test ? -1 : 1))
    const walks = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test): WalkReport[] => {
        const { walk } = test.meta()
        return walk ? [walk] : []
      }),
    )
    const covered = mergedCoverage(charts, walks)
    if (charts.length === 0 && !modules.some(({ relativeModuleId }) => relativeModuleId.startsWith('tests/model/')))
      return
    const ran = new Set(modules.map(({ relativeModuleId }) => relativeModuleId))
    const isWhole = filesIn('tests/model', '.test.ts').every((file) => ran.has(file))
    const tested = new Set(charts.map(({ chart }) => chart))
    const files = ['src/machines', 'mocks'].flatMap((folder) => filesIn(folder, '.machine.ts'))
    const withoutTest = isWhole ? files.filter((file) => !tested.has(chartName(file))) : []
    mkdirSync('reports', { recursive: true })
    const graphs = charts.map(({ reached: _, reachable: __, ...graph }) => graph)
    writeFileSync('reports/model.json', `${JSON.stringify({ charts: graphs, withoutTest, covered }, null, 2)}\n`)
    process.stdout.write(`\n${text(charts, covered, withoutTest)}\n`)
    const isStale = process.env.WALKS === undefined && covered.some(({ staleReasons }) => staleReasons.length > 0)
    if (withoutTest.length > 0 || (isWhole && (isStale || covered.some(isUnexplained)))) process.exitCode = 1
  }
}
