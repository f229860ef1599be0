import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { applicationMessages } from '../../../../src/rules/applications/applicationMessages.ts'
import { isBase64 } from '../../../../src/rules/text/isBase64.ts'

test.each([
  ['YQ==', true],
  ['YWE=', true],
  ['YWFh', true],
  ['+/9j', true],
  ['', false],
  ['==', false],
  ['====', false],
  ['YQ=', false],
  ['YQ', false],
  ['Y===', false],
  ['YQ==YQ==', false],
  ['YW-_', false],
  ['YWF\n', false],
  [' YWFh', false],
])('%j: %j', (text, expected) => {
  expect(isBase64(text)).toBe(expected)
})

/** A process that has compiled 16 MB of regular expressions compiles others like this (V8, `TooMuchRegExpCode`). */
const run = (script: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--no-regexp-optimization', '--import', 'tsx', '--input-type=module', '--eval', script],
      { encoding: 'utf8' },
    ),
  )

test('texts of megabytes are read in a process that runs for long', () => {
  const script = `
    import { is } from 'superstruct'
    import { isBase64 } from './src/rules/text/isBase64.ts'
    import { refusedIcon } from './src/rules/applications/applicationIcon.ts'
    import { validEmail } from './src/rules/forms/fields.ts'
    import { isBlank } from './src/rules/text/plainText.ts'
    import { ticketRequest } from './mocks/db/tables/portal/ticketRequest.ts'
    const file = Buffer.alloc(3 * 1024 * 1024, 'a').toString('base64')
    const icon = refusedIcon('data:image/png;base64,' + file)
    const email = validEmail('a@' + 'a.'.repeat(file.length) + 'a')
    const ticket = is(file, ticketRequest.schema.fileData)
    const found = { base64: isBase64(file), blank: isBlank(' '.repeat(file.length)), ticket, icon, email }
    console.log(JSON.stringify(found))`
  expect(run(script)).toEqual({
    base64: true,
    blank: true,
    ticket: true,
    icon: applicationMessages.iconTooBig,
    email: 'Please enter a valid email address.',
  })
})
