import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../install.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

/** What bundleSandbox.mjs exports at run time. */
const exported = `
/**
 * Opens a bank of its own: in this process, or on a sandbox that runs.
 * @throws Error for options that it does not know, and where no server answers
 */
export declare function openBank(options?: OpenBankOptions): Promise<Bank>

/** The bank has refused a call. */
export interface BankError extends Error, Readonly<BankErrorFacts> {}
export declare const BankError: {
  new (message: string, facts: BankErrorFacts): BankError
  readonly prototype: BankError
}
`

/** The declarations of the package, one file that imports nothing: the types of the definitions, and those of `openBank()`. */
export function packageDeclarations() {
  const definitions = read('mocks/openapi/types.gen.ts')
  const bank = read('mocks/testing/types.ts').replace(/^import type .*\n/m, '')
  const imported = /^import .*/m.exec(bank)
  if (imported) throw new Error(`mocks/testing/types.ts imports more than the definitions: ${imported[0]}`)
  return `/// <reference lib="esnext.disposable" />\n${definitions}\n${bank}${exported}`
}
