import type { Messages } from '../types.ts'
import type { Control } from './control.ts'

interface Options<Receiver> {
  control: Control
  /** Of the control calls, such as `/mails`. */
  path: string
  /** What one is, such as `email`. */
  noun: string
  addressOf(receiver: Receiver): string
}

export function createMessages<Message extends { to: string }, Receiver>({
  control,
  path,
  noun,
  addressOf,
}: Options<Receiver>): Messages<Message, Receiver> {
  const list = (to?: Receiver) =>
    control<Message[]>('GET', `${path}${to === undefined ? '' : `?${new URLSearchParams({ to: addressOf(to) })}`}`)
  return {
    list,
    async latest(to) {
      const [message] = await list(to)
      if (message) return message
      const receivers = [...new Set((await list()).map((other) => other.to))]
      const others = receivers.length === 0 ? '' : `. Receivers so far: ${receivers.join(', ')}`
      throw new Error(`The bank has sent no ${noun}${to === undefined ? '' : ` to ${addressOf(to)}`} yet${others}`)
    },
  }
}
