import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

export const nouns: readonly string[] = readdirSync('src/machines', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** What is not in the noun's folder, or not in the flow's file, but measured with it. */
export const besides: Readonly<Record<string, readonly string[]>> = {
  contact: ['captchaForm.ts', 'failure.ts'],
  navigationBlocker: ['navigationBlocker.machine.ts'],
  'firstCall/firstCall': ['firstCall/firstCall.setup.ts'],
  'docs/signatureWorkbench': ['docs/signatureWorkbench.setup.ts'],
  'applications/applicationForm': [
    'applications/applicationForm.setup.ts',
    'applications/applicationForm.key.ts',
    'applications/applicationForm.secret.ts',
    'applications/applicationForm.saving.ts',
  ],
}

/** Whose model tests are those of the sandbox's bank. */
export const bankNouns: readonly string[] = [
  'authorizationCode',
  'consents',
  'deliveries',
  'developers',
  'otp',
  'transfers',
]

const modelTests = (charts: string): string[] => [`tests/model/${charts}.test.ts`, 'tests/model/charts.test.ts']

/** What moves money, without the property test, which is too slow for each mutant; the stories of the customers and the tables of what is seeded are data. */
export const books: readonly string[] = [
  'bank/dates',
  'ledger/accounts/accounts',
  'ledger/money/bookExchange',
  'ledger/accounts/holds',
  'ledger/books/ledger',
  'ledger/ledgerJobs',
  'ledger/money/money',
  'ledger/books/movements',
  'ledger/books/sweepSchedule',
  'ledger/money/rates',
  'ledger/transfers/otherBank',
  'ledger/accounts/setBalance',
  'ledger/accounts/sweepCollectionAccount',
  'ledger/transfers/transferPostings',
  'ledger/transfers/transferRules',
  'ledger/transfers/transfers',
  'seed/products/cardHolds',
  'seed/ledger/standingOrderJobs',
]

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)

export const booksTests: readonly string[] = ['bank', 'ledger', 'seed'].flatMap((folder) =>
  filesIn(`tests/unit/mocks/${folder}`),
)

/** The path within mocks of a file that moves money. @throws Error where there is none of that name */
function bookNamed(name: string): string {
  const ledger = filesIn('mocks/ledger').map((file) => file.slice('mocks/'.length, -'.ts'.length))
  const book = [...books, ...ledger].find((each) => basename(each) === name)
  if (book === undefined) throw new Error(`There is no ${name}.ts in mocks/ledger`)
  return book
}

/** Rules of transfers are seen where transfers are ordered, and what is decided about them in a file of its own. */
export const alsoTestedBy: Readonly<Record<string, string>> = {
  transferRules: 'transfers',
  transfers: 'transferDecisions',
}

/** What stands in for all the charts of the bank, for what moves its money, and for a chart that is no noun's. */
export const subjects: readonly string[] = [...nouns, 'navigationBlocker', 'bank', 'books']

/** @throws Error that says what there is in place of a noun, or of a chart of it */
function assertExists(noun: string, flow: string | undefined): void {
  if (!subjects.includes(noun)) throw new Error(`There is no ${noun}: choose one of ${subjects.join(', ')}.`)
  if (flow === undefined) return
  const charts = nouns.includes(noun)
    ? readdirSync(`src/machines/${noun}`).filter((file) => file.endsWith('.machine.ts'))
    : []
  const flows = charts.map((file) => `${noun}/${basename(file, '.machine.ts')}`)
  if (!flows.includes(`${noun}/${flow}`))
    throw new Error(`There is no ${noun}/${flow}: choose one of ${[noun, ...flows].join(', ')}.`)
}

/** The files that are mutated for this name, and the tests that are run for each mutant. @throws Error where nothing has it */
export function mutationPlan(name: string): { mutate: string[]; tests: string[] } {
  if (name === 'bank')
    return {
      mutate: ['mocks/**/*.machine.ts'],
      tests: modelTests(`{${bankNouns.join(',')}}/*`),
    }
  const [noun = '', flow] = name.split('/')
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
  assertExists(noun, flow)
  const own = flow === undefined ? `${name}/**/*.ts` : `${name}.machine.ts`
  return {
    mutate: [own, ...(besides[name] ?? [])].map((file) => `src/machines/${file}`),
    tests: modelTests(flow === undefined ? `${name}/*` : name),
  }
}
