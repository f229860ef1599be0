import { atom } from 'jotai'

/** As mocks/hosts/page.ts says it. */
export type SandboxHost = 'worker' | 'page' | 'memory' | 'server'

export const sandboxHostAtom = atom<SandboxHost>('worker')
