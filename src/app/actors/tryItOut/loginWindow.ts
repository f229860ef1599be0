import { openChannel } from '../../../rules/broadcastChannel.ts'
import { isRecord } from '../../../rules/problem.ts'

interface LoginWindow {
  show(address: string): void
  isClosed(): boolean
  close(): void
}

/** What a browser offers for a sign-in at the bank. */
export interface LoginBrowser {
  origin: string
  /** Undefined where the browser blocks it. */
  open(): LoginWindow | undefined
  /**
   * Receives what the bank's sign-ins return with, also those of other tabs; `listener` says whether it is its own, which
   * closes the window. The result stops that.
   */
  watchReturns(listener: (returned: Record<string, unknown>) => boolean): () => void
}

/** What public/authorization-return/index.html uses. */
const channelName = 'portico.authorization'

const features = 'popup,width=560,height=760'

export const loginBrowser = (): LoginBrowser => ({
  origin: location.origin,
  open() {
    const opened = window.open('', '_blank', features)
    if (!opened) return undefined
    return {
      show: (address) => opened.location.replace(address),
      isClosed: () => opened.closed,
      close: () => opened.close(),
    }
  },
  watchReturns(listener) {
    const channel = openChannel(channelName)
    channel.subscribe((data) => {
      const returned = isRecord(data) ? data.returned : undefined
      if (!isRecord(returned) || !listener(returned)) return
      // Whoever took it may have closed the first channel.
      const answer = openChannel(channelName)
      answer.post({ taken: returned.state })
      answer.close()
    })
    return channel.close
  },
})
