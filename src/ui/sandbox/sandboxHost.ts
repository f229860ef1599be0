import { atom } from 'jotai'

/** As mocks/hosts/page.ts says it. */
export type SandboxHost = 'worker' | 'page' | 'memory' | 'server'

export const sandboxHostAtom = atom<SandboxHost>('worker')

/** The name of the bank where a server has many; null of the one without a name. */
export const sandboxBankAtom = atom<string | null>(null)
