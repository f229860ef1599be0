// Runs the tests that need no browser and writes their results: `vitest.ts <file of the results> <files, with commas> [--full] [words]`.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node'
import { brokenOff, type Suite, type TestResult } from './results.ts'
import { selectTests } from './selectTests.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test takes long, for the list of the slowest ones: `test('…', { meta: { slow: '…' } }, …)`. */
    slow?: string
  }
}

const [output = '', files = '', ...words] = process.argv.slice(2)
const asked = selectTests(words)

const pathOf = (moduleId: string): string => relative('.', moduleId).replaceAll('\\', '/')

function resultsOf(module: TestModule): TestResult[] {
  const file = pathOf(module.moduleId)
  const suite = file.split('/')[1] as Suite
  const tests = [...module.children.allTests()]
    .filter((test) => asked.full || !test.tags.includes('full'))
    .filter((test) => test.result().state !== 'skipped' || asked.inFile(file) || asked.title?.test(test.fullName))
    .map((test): TestResult => {
      const { state } = test.result()
      const { duration = 0, flaky = false } = test.diagnostic() ?? {}
      const title = test.fullName.replaceAll(' > ', ' › ')
      const { slow } = test.meta()
      return {
        suite,
        file,
        title,
        state: state === 'pending' ? 'failed' : state,
        seconds: duration / 1000,
        ...(slow && { slow }),
        ...(flaky && { isFlaky: true }),
      }
    })
  const isBroken = module.state() === 'failed' && tests.every(({ state }) => state !== 'failed')
  return isBroken ? [...tests, { ...brokenOff(suite, 'fails outside its tests'), file }] : tests
}

const vitest = await createVitest('test', {
  run: true,
  watch: false,
  ...(asked.full ? {} : { tagsFilter: ['!full'] }),
  reporters: asked.everything ? ['default', 'tests/support/model/modelReport.ts'] : ['default'],
})
const wanted = new Set(files.split(','))
const chosen = (await vitest.globTestSpecifications()).flatMap((specification): TestSpecification[] => {
  const { moduleId, project } = specification
  const path = pathOf(moduleId)
  if (!wanted.has(path)) return []
  const testNamePattern = asked.inFile(path) ? undefined : asked.title
  return [testNamePattern ? project.createSpecification(moduleId, { testNamePattern }) : specification]
})
await vitest.standalone()

async function resultsOfRun(suite: Suite, specifications: TestSpecification[]): Promise<TestResult[]> {
  if (specifications.length === 0) return []
  try {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, asked.everything)
    // With the modules of the runs before.
    const files = new Set(specifications.map(({ moduleId }) => moduleId))
    const results = testModules.filter(({ moduleId }) => files.has(moduleId)).flatMap(resultsOf)
    const errors = unhandledErrors.length
    return errors > 0 ? [...results, brokenOff(suite, `${errors} errors outside all tests`)] : results
  } catch (error) {
    console.error(error)
    return [brokenOff(suite, 'the run ended early')]
  }
}

// A run begins with the global setup of its projects: that of the DOM tests waits for a build, which others do not read.
const readsBuild = ({ project }: TestSpecification) => project.name === 'dom'
const others = chosen.filter((each) => !readsBuild(each))
const results = [...(await resultsOfRun('unit', others)), ...(await resultsOfRun('dom', chosen.filter(readsBuild)))]
writeFileSync(output, JSON.stringify(results))
await vitest.close()
