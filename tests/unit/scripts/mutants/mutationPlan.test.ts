import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import {
  alsoTestedBy,
  bankNouns,
  besides,
  books,
  booksTests,
  mutationPlan,
  nouns,
  subjects,
} from '../../../../scripts/mutants/mutationPlan.ts'

const missing = (paths: readonly string[]) => paths.filter((path) => !path.includes('*') && !existsSync(path))

test.each([...nouns, ...Object.keys(besides), 'bank', 'books'])('the files of %s exist', (name) => {
  const { mutate, tests } = mutationPlan(name)
  expect(missing([...mutate, ...tests])).toEqual([])
})

test('each file of the books can be mutated alone', () => {
  expect(books.map((book) => mutationPlan(`books/${basename(book)}`).mutate)).toEqual(
    books.map((book) => [`mocks/${book}.ts`]),
  )
})

test('the tests that are run for the mutants of the bank and the books exist', () => {
  expect(missing([...nouns, ...bankNouns].map((noun) => `tests/model/${noun}`))).toEqual([])
  const named = booksTests.map((file) => basename(file, '.test.ts'))
  expect(named).toEqual(expect.arrayContaining(['booksProperty', ...Object.values(alsoTestedBy)]))
})

test.each([
  ['nonsense', new RegExp(`^There is no nonsense: choose one of ${subjects.join(', ')}\\.$`)],
  ['mailLink/nonsense', /^There is no mailLink\/nonsense: choose one of mailLink, mailLink\/mailLink\.$/],
  ['bank/otp', /^There is no bank\/otp: choose one of bank\.$/],
])('%s names nothing that can be mutated', (name, message) => {
  expect(() => mutationPlan(name)).toThrow(message)
})

test('a book that has moved or gone is missing', () => {
  expect(() => mutationPlan('books/gone')).toThrow(new Error('There is no gone.ts in mocks/ledger'))
  expect(missing(['mocks/ledger/gone.ts', 'mocks/**/*.machine.ts', 'mocks/sandbox.ts'])).toEqual([
    'mocks/ledger/gone.ts',
  ])
})
