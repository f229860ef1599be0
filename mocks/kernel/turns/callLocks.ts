import type { ApiRequest } from '../../http/message.ts'

export type CallLocks = ReturnType<typeof createCallLocks>

/** Names that calls have locked until they are answered, also while one waits outside its turn: in memory only. */
export function createCallLocks() {
  const holders = new Map<string, ApiRequest>()
  return {
    /** False while another call has the name. */
    acquire(name: string, request: ApiRequest): boolean {
      const holder = holders.get(name) ?? request
      if (holder === request) holders.set(name, request)
      return holder === request
    },
    release(request: ApiRequest): void {
      for (const [name, holder] of holders) if (holder === request) holders.delete(name)
    },
  }
}
