import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checks } from '../../../../scripts/checks/steps.ts'
import { isFull } from '../../../../scripts/suites/files.ts'
import { notable, suites, type TestResult, tally } from '../../../../scripts/suites/results.ts'
import { selectTests } from '../../../../scripts/suites/selectTests.ts'
import { named } from '../../../../scripts/support/options.ts'

const result = (seconds: number, more: Partial<TestResult> = {}): TestResult => ({
  suite: 'unit',
  file: 'tests/unit/a.test.ts',
  title: `takes ${seconds}`,
  state: 'passed',
  seconds,
  ...more,
})

describe('npm test -- <words>', () => {
  test('without a word everything runs', () => {
    const { everything, inFile } = selectTests([])
    expect([everything, inFile('tests/unit/a.test.ts')]).toEqual([true, true])
  })

  test('tests with the tag full run after --full, which is no word, and where words may name them', () => {
    const asked = [[], ['--full'], ['tickets'], ['--full', 'tickets']].map(selectTests)
    expect(asked.map(({ full, everything }) => ({ full, everything }))).toEqual([
      { full: false, everything: true },
      { full: true, everything: true },
      { full: true, everything: false },
      { full: true, everything: false },
    ])
    expect(asked[3]?.inFile('tests/model/tickets/x.test.ts')).toBe(true)
    expect(asked[3]?.inFile('tests/unit/a--full.test.ts')).toBe(false)
  })

  test('a file whose first line has the tag is full, and a test with its own is not', () => {
    const files = ['tests/contract/documents/newman.test.ts', 'tests/unit/scripts/suites/suites.test.ts']
    expect(files.map(isFull)).toEqual([true, false])
  })

  test('any of the words, in file or title, in any case and taken literally', () => {
    const { everything, inFile, title } = selectTests(['Tickets', 'a.b'])
    expect(everything).toBe(false)
    expect(['tests/model/tickets/x.test.ts', 'tests/unit/a.b.test.ts', 'tests/unit/axb.test.ts'].map(inFile)).toEqual([
      true,
      true,
      false,
    ])
    expect(['the TICKETS are shown', 'a.b', 'axb'].map((text) => title?.test(text))).toEqual([true, true, false])
  })

  test('a path in tests/ asks for no title', () => {
    const { inFile, title } = selectTests(['tests/unit/repository/architecture.test.ts'])
    expect([
      inFile('tests/unit/repository/architecture.test.ts'),
      inFile('tests/unit/rules/docs/docs.test.ts'),
      title,
    ]).toEqual([true, false, undefined])
  })
})

describe('the closing report', () => {
  test('names the ten slowest that ran, and whether one over its limit says why', () => {
    const many = Array.from({ length: 12 }, (_, index) => result(index / 10))
    const lines = notable([
      ...many,
      result(16, { suite: 'browser', title: 'waits' }),
      result(9, { title: 'says why', slow: 'makes keys' }),
      result(99, { state: 'skipped' }),
    ]).split('\n')
    expect(lines).toHaveLength(13)
    expect(lines.slice(0, 4)).toEqual([
      'slowest tests:',
      '   16.0 s  tests/unit/a.test.ts › waits · over 15 s and does not say why',
      '    9.0 s  tests/unit/a.test.ts › says why · makes keys',
      '    1.1 s  tests/unit/a.test.ts › takes 1.1',
    ])
  })

  test('ends with what passed on the second attempt, and what failed', () => {
    const report = notable([
      result(1, { title: 'late', isFlaky: true }),
      result(2, { title: 'wrong', state: 'failed' }),
      result(0, { state: 'skipped' }),
    ])
    expect(report.split('\n').slice(3)).toEqual([
      '',
      'passed on the second attempt:',
      '  tests/unit/a.test.ts › late',
      '',
      'failed:',
      '  tests/unit/a.test.ts › wrong',
      '',
      '',
    ])
  })

  test('counts what passed, failed and was skipped', () => {
    expect(tally([result(1), result(1, { state: 'failed' }), result(1), result(0, { state: 'skipped' })])).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
    })
  })
})

describe('steps of .ci/run', () => {
  test('a whole name is that step alone, a part every step that has it', () => {
    const names = ['contract drift', 'contract', 'types']
    expect([named(names, []), named(names, ['contract']), named(names, ['contr', 'ty'])]).toEqual([
      names,
      ['contract'],
      names,
    ])
  })

  test('a word that names no step is refused with what there is', () => {
    expect(() => named(['contract', 'types'], ['types', 'nonsense'])).toThrow(
      new Error('There is no nonsense: choose one of contract, types.'),
    )
  })

  test('hosted CI has one for every step', () => {
    const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
      jobs: { everything: { steps: { name?: string; run?: string }[] } }
    }
    const runs = jobs.everything.steps.flatMap(({ name, run }) => (run?.startsWith('.ci/run') ? [[name, run]] : []))
    const wanted = [...Object.keys(checks), ...suites].map((name) => [
      name,
      `.ci/run ${name.includes(' ') ? `'${name}'` : name}`,
    ])
    expect(runs.toSorted()).toEqual(wanted.toSorted())
  })
})
