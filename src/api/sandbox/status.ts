import { type SandboxStatus, sandboxStatus } from '../../rules/sandbox/status.ts'
import { type Fetch, readControl } from './controlCalls.ts'

export const readStatus = (fetch: Fetch, signal: AbortSignal): Promise<SandboxStatus> =>
  readControl(fetch, '/status', sandboxStatus, signal)
