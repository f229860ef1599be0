import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Script } from '../collectionFormat.ts'

const linesOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')

const script = (listen: Script['listen'], exec: string[]): Script => ({
  listen,
  script: { type: 'text/javascript', exec },
})

const constant = (name: string, value: unknown) => `const ${name} = ${JSON.stringify(value)}`

/** Of the collection, for every request. Postman has room for one script of each kind. */
export const collectionScripts: Script[] = [
  script('prerequest', [...linesOf('setVariables.js'), '', ...linesOf('signRequest.js')]),
  script('test', linesOf('keepAnswer.js')),
]

/** Does not send a request while one of these variables is empty. */
export const skipWithout = (...variables: string[]): Script =>
  script('prerequest', [constant('needed', variables), ...linesOf('skipRequest.js')])

/** Forgets the call that waited before, so that only this one is completed. */
export const forgetOtp: Script = script('prerequest', ["pm.collectionVariables.set('transaction_id', '')"])

/** Tests the documented status, and keeps what later calls need: JSON Pointers into the answer, by the name of a variable. */
export const testAnswer = (status: number, values: Readonly<Record<string, string>> = {}): Script =>
  script('test', [constant('documented', status), constant('values', values), ...linesOf('testAnswer.js')])
