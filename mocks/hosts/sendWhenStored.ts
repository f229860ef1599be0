import type { Storage } from '../db/storage/storage.ts'
import type { WebhookRequest, WebhookSender } from '../products/webhooks/deliveries/deliveries.ts'

/**
 * A storage and a sender: what a turn sends goes out after its `exclusive`, and not at all if that fails. Where `exclusive`
 * ends with the changes being stored, nobody is called for what was not stored.
 */
export function sendWhenStored(storage: Storage, sender: WebhookSender): { storage: Storage; sender: WebhookSender } {
  let held: WebhookRequest[] = []

  const holding =
    <Result>(work: () => Promise<Result>) =>
    async () => {
      const own: WebhookRequest[] = []
      held = own
      return { result: await work(), sent: own }
    }

  function release<Result>({ result, sent }: { result: Result; sent: WebhookRequest[] }): Result {
    for (const request of sent) sender.send(request)
    return result
  }

  const { exclusiveIfFree } = storage
  return {
    storage: {
      ...storage,
      exclusive: async (work) => release(await storage.exclusive(holding(work))),
      ...(exclusiveIfFree && {
        async exclusiveIfFree(work) {
          const ended = await exclusiveIfFree(holding(work))
          return ended && release(ended)
        },
      }),
    },
    sender: { now: sender.now, send: (request) => void held.push(request) },
  }
}
