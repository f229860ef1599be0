import { everyTable } from '../../../src/rules/sandbox/changes.ts'
import type { Clock } from '../../../src/rules/time/clock.ts'
import type { Storage } from '../../db/storage/storage.ts'
import { BankRemovedError } from '../../db/storage/storageErrors.ts'
import type { ApiRequest, ApiResponse } from '../../http/message.ts'
import { failure, toWebResponse } from '../../http/responses.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { ChangeListener } from '../../kernel/turns/turns.ts'
import { type JobTimer, runJobsWhenDue } from '../jobTimer.ts'
import { endLateDeliveries } from '../webhookSender.ts'
import { bankCallsBase } from './bankAddress.ts'

/** A bank of a host that has many: its kernel is in memory while it is used, and comes back from its storage. */
export interface HostedBank {
  readonly name: string
  readonly isLoaded: boolean
  /** Whether a call has not been answered yet. */
  readonly isBusy: boolean
  /** As a kernel's; 0 out of memory, where the host knows when it should wake. */
  jobsDueFor(milliseconds: number): number
  /** As a timer's of jobs. */
  lateBy(): number
  /** @throws BankRemovedError when another server has removed the bank before the call could run */
  respond(request: ApiRequest): Promise<ApiResponse>
  /** The same with a web Request and Response. */
  handle(request: Request): Promise<Response>
  /** The content of a snapshot; undefined when there is none of this name. */
  loadSnapshot(name: string): Promise<string | undefined>
  /** As a kernel's, also while the bank is out of memory; `onEnd` is called when the bank ends. */
  subscribe(listener: ChangeListener, onEnd?: () => void): () => void
  /**
   * Out of memory. What is due meanwhile happens before the next call. Resolves with the time at which somebody outside
   * waits for it nevertheless, in milliseconds since the epoch: by then it should wake.
   */
  unload(): Promise<number | undefined>
  /** Does what is due. */
  wake(): Promise<void>
  /** For good: what waits is answered that there is no such bank, and nothing more is saved. */
  end(): Promise<void>
}

interface Options {
  name: string
  /** As `noBank` takes it. */
  controlPath?: string | undefined
  storage: Storage
  /** Real time. */
  clock: Clock
  /** Whether another process may have been sending webhooks. */
  isNew: boolean
  openKernel(storage: Storage): Kernel
  beforeLoad(): void
  /** Called when another server has removed the bank. */
  onRemoved(): void
}

/** @param controlPath in front of the calls that make banks; empty where they are at the root */
export const noBank = (name: string, controlPath = ''): ApiResponse =>
  failure(404, `There is no bank ${name}. Create it with PUT ${controlPath}${bankCallsBase}/${name}`)

export function hostBank({
  name,
  controlPath,
  storage,
  clock,
  isNew,
  openKernel,
  beforeLoad,
  onRemoved,
}: Options): HostedBank {
  interface Loaded {
    kernel: Kernel
    jobs: JobTimer
  }
  interface Opened {
    kernel: Kernel
    load(): Promise<Loaded>
  }
  /** Once it is loaded, until it is unloaded. */
  let current: Loaded | undefined
  let loading: Promise<Opened> | undefined
  let unloading: Promise<number | undefined> = Promise.resolve(undefined)
  let isFirstLoad = !isNew
  let isEnded = false
  let removedBy: BankRemovedError | undefined
  /** What ends the calls that are not answered yet. */
  const waiting = new Set<() => void>()
  const subscribers = new Set<{ listener: ChangeListener; onEnd: (() => void) | undefined }>()

  const unlessEnded =
    <Result>(work: () => Promise<Result>) =>
    () =>
      isEnded ? Promise.reject(removedBy ?? new BankRemovedError(`The bank ${name} has ended`)) : work()

  const running = new Set<Promise<unknown>>()
  const unlessRemoved = <Result>(work: Promise<Result>) => {
    const ended = work
      .catch((error) => {
        if (error instanceof BankRemovedError && !isEnded) {
          removedBy = error
          onRemoved()
        }
        throw error
      })
      .finally(() => running.delete(ended))
    running.add(ended)
    return ended
  }

  const { exclusiveIfFree } = storage
  /** That of the kernel in memory. */
  let kernelListener: ChangeListener | undefined
  const guarded: Storage = {
    ...storage,
    exclusive: (work) => unlessRemoved(storage.exclusive(unlessEnded(work))),
    ...(exclusiveIfFree && { exclusiveIfFree: (work) => unlessRemoved(exclusiveIfFree(unlessEnded(work))) }),
    subscribe(listener) {
      kernelListener = listener
      return () => undefined
    },
  }

  const notify: ChangeListener = (tables) => {
    for (const { listener } of subscribers) listener(tables)
  }
  const endListening = storage.subscribe?.((tables) => {
    if (loading && kernelListener) kernelListener(tables)
    else notify(tables)
    // A call finds out by itself that another process has removed the bank, and nobody else does for those who only listen.
    if (subscribers.size > 0 && tables.includes(everyTable))
      guarded.exclusive(async () => undefined).catch(() => undefined)
  })

  async function open(): Promise<Opened> {
    await unloading
    const kernel = openKernel(guarded)
    kernel.subscribe(notify)
    let loaded: Promise<Loaded> | undefined
    const load = () => {
      loaded ??= prepare(kernel)
      return loaded
    }
    if (isFirstLoad || !storage.exclusiveIfFree) await load()
    return { kernel, load }
  }

  async function prepare(kernel: Kernel): Promise<Loaded> {
    await kernel.ready(isFirstLoad && !storage.exclusiveIfFree).catch(async (error) => {
      await storage.close?.()
      throw error
    })
    if (isFirstLoad && storage.exclusiveIfFree) await endLateDeliveries((request) => kernel.handle(request))
    isFirstLoad = false
    current = { kernel, jobs: runJobsWhenDue(kernel, clock) }
    return current
  }

  async function run<Answer>(work: (kernel: Kernel) => Promise<Answer>): Promise<Answer> {
    if (!loading) {
      beforeLoad()
      loading = open()
    }
    const own = loading
    const forget = () => {
      if (loading === own) loading = undefined
    }
    own.catch(forget)
    const { kernel, load } = await own
    // Before it is loaded: the turn of the first call reads the rows, and the statement that does so is the only one.
    const answer = work(kernel)
    load().catch(forget)
    return answer
  }

  /** The answer of the kernel, or the other one as soon as the bank ends. */
  function whileOpen<Answer>(work: (kernel: Kernel) => Promise<Answer>, ended: () => Answer): Promise<Answer> {
    if (removedBy) return Promise.reject(removedBy)
    if (isEnded) return Promise.resolve(ended())
    return new Promise((resolve, reject) => {
      const end = () => resolve(ended())
      waiting.add(end)
      run(work)
        .then(resolve, (error) => (isEnded && !removedBy ? end() : reject(removedBy ?? error)))
        .finally(() => waiting.delete(end))
    })
  }

  /** For whom there is no other bank of this name. */
  const whileThere = <Answer>(work: (kernel: Kernel) => Promise<Answer>, ended: () => Answer) =>
    whileOpen(work, ended).catch((error) => {
      if (error instanceof BankRemovedError) return ended()
      throw error
    })

  async function release(last: Promise<Opened>): Promise<number | undefined> {
    const { kernel, jobs } = await (await last).load()
    void jobs.end()
    try {
      // Such as a job.
      while (running.size > 0) await Promise.allSettled(running)
      const wakesIn = subscribers.size > 0 ? kernel.nextJobIn() : kernel.dueIn()
      return isEnded || wakesIn === undefined ? undefined : clock.now() + wakesIn
    } finally {
      await storage.close?.()
    }
  }

  function unload(): Promise<number | undefined> {
    if (!loading) return unloading
    const last = loading
    loading = undefined
    current = undefined
    // It would hold the kernel in memory.
    kernelListener = undefined
    unloading = release(last).catch(() => undefined)
    return unloading
  }

  return {
    name,
    get isLoaded() {
      return loading !== undefined
    },
    get isBusy() {
      return waiting.size > 0
    },
    jobsDueFor: (milliseconds) => current?.kernel.jobsDueFor(milliseconds) ?? 0,
    lateBy: () => current?.jobs.lateBy() ?? 0,
    respond: (request) =>
      whileOpen(
        (kernel) => kernel.respond(request),
        () => noBank(name, controlPath),
      ),
    handle: (request) =>
      whileThere(
        (kernel) => kernel.handle(request),
        () => toWebResponse(noBank(name, controlPath)),
      ),
    loadSnapshot: (snapshot) =>
      whileThere<string | undefined>(
        () => storage.snapshots.load(snapshot),
        () => undefined,
      ),
    subscribe(listener, onEnd) {
      const subscriber = { listener, onEnd }
      subscribers.add(subscriber)
      return () => void subscribers.delete(subscriber)
    },
    unload,
    wake: () =>
      whileThere(
        async (kernel) => {
          await kernel.runJobs()
          if (storage.exclusiveIfFree) await endLateDeliveries((request) => kernel.handle(request))
        },
        () => undefined,
      ),
    async end() {
      isEnded = true
      endListening?.()
      for (const { onEnd } of subscribers) onEnd?.()
      if (!removedBy) for (const end of waiting) end()
      await unload()
    },
  }
}
