import { atom, getDefaultStore } from 'jotai'

/** As mocks/hosts/page.ts says it. */
type SandboxHost = 'worker' | 'page' | 'memory' | 'server'

export const sandboxHostAtom = atom<SandboxHost>('worker')

export const setSandboxHost = (host: SandboxHost): void => getDefaultStore().set(sandboxHostAtom, host)
