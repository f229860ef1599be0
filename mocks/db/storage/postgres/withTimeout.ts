/** How long what is asked of the database may take with the wait for a connection and a lock, in milliseconds. */
export const answerTime = 12_000

interface Options<Result> {
  /** What it rejects with when the time has passed. */
  error(): Error
  /** Gets a result that comes nevertheless. */
  late?(result: Result): void
}

/** The result of the work, or an error as soon as this time has passed. */
export function withTimeout<Result>(
  time: number,
  work: PromiseLike<Result>,
  { error, late = () => undefined }: Options<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const elapsed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      work.then(late, () => undefined)
      reject(error())
    }, time)
  })
  return Promise.race([work, elapsed]).finally(() => clearTimeout(timer))
}
