import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * Mutation tests of the charts, noun by noun (all, or those named), each against the model tests of its own noun: most
 * mutants sit in a chart's definition, so every test that runs would run for each of them. `noun/flow` takes one chart
 * and its test alone, `bank` the charts of the sandbox's bank, and `books` what moves its money; `books/transfers` takes one
 * file of it, with its own test alone if it has one, and `books/transfers:1-90` some lines. Options go to Stryker.
 */
const nouns = readdirSync('src/machines', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** What is not in the noun's folder, or not in the flow's file, but measured with it. */
const besides: Readonly<Record<string, readonly string[]>> = {
  contact: ['captchaForm.ts', 'failure.ts'],
  navigationBlocker: ['navigationBlocker.machine.ts'],
  'firstCall/firstCall': ['firstCall/firstCall.setup.ts'],
  'docs/signatureWorkbench': ['docs/signatureWorkbench.setup.ts'],
  'applications/applicationForm': [
    'applications/applicationForm.setup.ts',
    'applications/key.ts',
    'applications/secret.ts',
    'applications/form.ts',
  ],
}

const modelTests = (charts: string): string[] => [`tests/model/${charts}.test.ts`, 'tests/model/charts.test.ts']

/** What moves money, without the property test, which is too slow for each mutant; the stories of the customers and the tables of what is seeded are data. */
const books = [
  'bank/dates',
  'ledger/accounts/accounts',
  'ledger/money/exchange',
  'ledger/accounts/holds',
  'ledger/books/ledger',
  'ledger/ledgerJobs',
  'ledger/money/money',
  'ledger/books/movements',
  'ledger/books/sweepSchedule',
  'ledger/money/rates',
  'ledger/transfers/recipients',
  'ledger/accounts/setBalance',
  'ledger/accounts/sweepCollectionAccount',
  'ledger/transfers/transferPostings',
  'ledger/transfers/transferRules',
  'ledger/transfers/transfers',
  'seed/products/cardHolds',
  'seed/ledger/standingOrders',
]

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)

const booksTests = ['bank', 'ledger', 'seed'].flatMap((folder) => filesIn(`tests/unit/mocks/${folder}`))

/** The path within mocks of a file that moves money. @throws Error where there is none of that name */
function bookNamed(name: string): string {
  const ledger = filesIn('mocks/ledger').map((file) => file.slice('mocks/'.length, -'.ts'.length))
  const book = [...books, ...ledger].find((each) => basename(each) === name)
  if (book === undefined) throw new Error(`There is no ${name}.ts in mocks/ledger`)
  return book
}

/** Rules of transfers are seen where transfers are ordered, and what is decided about them in a file of its own. */
const alsoTestedBy: Readonly<Record<string, string>> = { transferRules: 'transfers', transfers: 'transferDecisions' }

/** The files that are mutated for this name, and the tests that are run for each mutant. */
function planOf(name: string): { mutate: string[]; tests: string[] } {
  if (name === 'bank')
    return {
      mutate: ['mocks/**/*.machine.ts'],
      tests: modelTests('{authorizationCode,consents,deliveries,developers,otp,transfers}/*'),
    }
  const [noun, flow] = name.split('/')
  if (noun === 'books') {
    const tests = booksTests.filter((test) => basename(test) !== 'booksProperty.test.ts')
    const [file = '', ...range] = flow?.split(':') ?? []
    const mutated = flow === undefined ? books : [bookNamed(file)]
    const own = tests.filter((test) => [file, alsoTestedBy[file]].includes(basename(test, '.test.ts')))
    return {
      mutate: mutated.map((book) => [`mocks/${book}.ts`, ...range].join(':')),
      tests: own.length > 0 ? own : tests,
    }
  }
  const own = flow === undefined ? `${name}/**/*.ts` : `${name}.machine.ts`
  return {
    mutate: [own, ...(besides[name] ?? [])].map((file) => `src/machines/${file}`),
    tests: modelTests(flow === undefined ? `${name}/*` : name),
  }
}

interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

const [named = [], options = []] = [false, true].map((wanted) =>
  process.argv.slice(2).filter((argument) => argument.startsWith('-') === wanted),
)

const stryker = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { mutate, tests } = planOf(name)
    const child = spawn(join('node_modules', '.bin', 'stryker'), ['run', '--mutate', mutate.join(','), ...options], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, TESTS_OF_MUTANTS: tests.join(' ') },
    })
    child.on('exit', (code) => resolve(code === 0))
  })

const lines: string[] = []
let [killedOfAll, all, ok] = [0, 0, true]
mkdirSync('reports/mutants', { recursive: true })
for (const name of named.length > 0 ? named : [...nouns, 'navigationBlocker', 'bank', 'books']) {
  ok = (await stryker(name)) && ok
  const kept = `reports/mutants/${name.replace('/', '.')}.json`
  renameSync('reports/mutants.json', kept)
  const { files } = JSON.parse(readFileSync(kept, 'utf8')) as Report
  const mutants = Object.values(files).flatMap((file) => file.mutants)
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  lines.push(`${name}: ${killed} of ${mutants.length}`)
  killedOfAll += killed
  all += mutants.length
}
process.stdout.write(
  `${lines.join('\n')}\nkilled ${killedOfAll} of ${all} mutants, ${((100 * killedOfAll) / all).toFixed(1)} %\n`,
)
process.exitCode = ok ? 0 : 1
