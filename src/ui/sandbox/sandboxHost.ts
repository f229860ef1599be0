import { atom } from 'jotai'
import type { SandboxHost } from '../../rules/sandbox/sandbox.ts'

export const sandboxHostAtom = atom<SandboxHost>('worker')

/** The name of the bank where a server has many; null of the one without a name. */
export const sandboxBankAtom = atom<string | null>(null)
