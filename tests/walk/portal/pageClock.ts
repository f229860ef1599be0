// Runs in the page (pageScript.ts): its time goes on by itself, and a walk may move it.

interface Timer {
  due: number
  run(): void
  every: number | undefined
  handle: unknown
}

/** Replaces the page's timers, dates and times by those of a clock that can be moved. */
export function createPageClock(): (milliseconds: number) => void {
  const RealDate = Date
  const { performance: own } = globalThis
  const realTime = own.now.bind(own)
  const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis
  const timers = new Map<number, Timer>()
  let offset = 0
  let last = 1_000_000

  const now = () => realTime() + offset
  class MovedDate extends RealDate {
    constructor(...parts: [] | [number | string | Date]) {
      if (parts.length === 0) super(RealDate.now() + offset)
      else super(...(parts as [number]))
    }
    static override now() {
      return RealDate.now() + offset
    }
  }
  /** The realm may share its own with others. */
  const movedPerformance = new Proxy(own, {
    get(target, name) {
      if (name === 'now') return now
      const found: unknown = Reflect.get(target, name)
      return typeof found === 'function' ? found.bind(target) : found
    },
  })
  Object.assign(globalThis, { Date: MovedDate })
  Object.defineProperty(globalThis, 'performance', { configurable: true, value: movedPerformance })

  function fire(id: number): void {
    const timer = timers.get(id)
    if (!timer) return
    if (timer.every === undefined) timers.delete(id)
    else arm(id, { ...timer, due: now() + timer.every })
    timer.run()
  }
  function arm(id: number, timer: Timer): void {
    timers.set(id, { ...timer, handle: startTimer(() => fire(id), Math.max(0, timer.due - now())) })
  }
  function start(run: (...parameters: unknown[]) => void, delay: number, every: boolean, parameters: unknown[]) {
    const id = ++last
    const time = Math.max(every ? 1 : 0, Number(delay) || 0)
    arm(id, {
      due: now() + time,
      run: () => run(...parameters),
      every: every ? time : undefined,
      handle: undefined,
    })
    return id
  }
  const stop = (id?: number) => {
    const timer = timers.get(id ?? -1)
    if (!timer) return
    timers.delete(id ?? -1)
    stopTimer(timer.handle as number)
  }
  Object.assign(globalThis, {
    setTimeout: (run: () => void, delay = 0, ...parameters: unknown[]) => start(run, delay, false, parameters),
    setInterval: (run: () => void, delay = 0, ...parameters: unknown[]) => start(run, delay, true, parameters),
    clearTimeout: stop,
    clearInterval: stop,
  })

  /** What is due meanwhile happens once, in order, as after a computer slept. */
  return (milliseconds) => {
    offset += milliseconds
    // A timer counts what passes: a clock that is set back delays none.
    if (milliseconds < 0) for (const timer of timers.values()) timer.due += milliseconds
    const due = [...timers].filter(([, timer]) => timer.due <= now()).sort(([, one], [, other]) => one.due - other.due)
    for (const [, timer] of timers) stopTimer(timer.handle as number)
    for (const [id, timer] of [...timers]) if (timer.due > now()) arm(id, timer)
    for (const [id] of due) fire(id)
  }
}
