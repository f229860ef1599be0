import { atom, getDefaultStore } from 'jotai'

type SandboxHost = 'worker' | 'page'

/** Where the bank in a box runs: in the service worker, or in this page when no worker could be had. */
export const sandboxHostAtom = atom<SandboxHost>('worker')

export const setSandboxHost = (host: SandboxHost): void => getDefaultStore().set(sandboxHostAtom, host)
