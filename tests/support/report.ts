import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import type { ModelReport } from './model/coverage.ts'
import type { WalkReport } from './walk/chartWalks.ts'
import { mergedCoverage } from './walk/mergedCoverage.ts'

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

function text(charts: readonly ChartReport[], withoutTest: readonly string[]): string {
  const head = ['chart', 'states', 'visited', 'transitions', 'covered', 'worlds', 'edges', 'paths']
  const rows = charts.map((chart) => [
    chart.chart,
    chart.states,
    chart.statesVisited,
    chart.transitions,
    chart.covered,
    chart.worlds,
    chart.edges,
    chart.paths,
  ])
  const sum = (rows: number[][]) =>
    rows[0]?.map((_, column) => rows.reduce((total, row) => total + (row[column] ?? 0), 0))
  const total = ['all', ...(sum(rows.map((row) => row.slice(1) as number[])) ?? [])]
  const uncovered = charts.flatMap(({ chart, uncovered }) =>
    uncovered.map(({ name, reason }) => `  ${chart} · ${name}: ${reason ?? 'NOT EXCUSED'}`),
  )
  return [
    table([head, ...rows, total]),
    uncovered.length > 0 ? `not covered:\n${uncovered.join('\n')}` : 'every transition is covered',
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
    writeFileSync('reports/model.json', `${JSON.stringify({ charts, withoutTest, walks: covered }, null, 2)}\n`)
    process.stdout.write(`\n${text(charts, withoutTest)}\n`)
    for (const { chart, walks, reached, missed } of covered) {
      process.stdout.write(`${chart}: ${walks} walks reach ${reached}\n`)
      for (const { name, reason } of missed) process.stdout.write(`  ${name}: ${reason ?? 'NO WALK AND NO PATH'}\n`)
    }
    const isUnexplained = isWhole && covered.some(({ missed }) => missed.some(({ reason }) => reason === undefined))
    if (withoutTest.length > 0 || isUnexplained) process.exitCode = 1
  }
}
