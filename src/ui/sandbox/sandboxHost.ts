import { atom } from 'jotai'
import type { SandboxHost } from '../../rules/sandbox/status.ts'

export const sandboxHostAtom = atom<SandboxHost>('worker')

interface SandboxBank {
  /** Null for the default bank. */
  name: string | null
  /** Where programs reach it. */
  address: string
  /** Whether its server needs a key for control calls. */
  needsKey: boolean
  /** The host has no bank of this name (any more). */
  isMissing: boolean
  /** Loads the portal again with another one. */
  choose(name: string | null): void
}

/** The bank that the page shows, of those of its host. */
export const sandboxBankAtom = atom<SandboxBank>({
  name: null,
  address: '',
  needsKey: false,
  isMissing: false,
  choose: () => {},
})
