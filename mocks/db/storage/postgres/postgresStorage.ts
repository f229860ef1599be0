import type { StoredRow } from '../../table.ts'
import { type Changes, createQueue, type Storage } from '../storage.ts'
import { BankRemovedError, noAnswer, StorageUnavailableError, uncertainOutcome } from '../storageErrors.ts'
import type { Database } from './connect.ts'
import { decodeText } from './encodeText.ts'
import { isConflict, isLockTimeout, isLostConnection } from './failures.ts'
import type { NoticeReceiver } from './notices/noticeReceiver.ts'
import type { NoticeSender } from './notices/noticeSender.ts'
import { postgresSnapshots } from './postgresSnapshots.ts'
import { createRunningTurn } from './turns/runningTurn.ts'
import {
  beginTurn,
  type LockedBank,
  readRows,
  storeTurn,
  storeUnlocked,
  type Turn,
  unlockedTurn,
  versionAfter,
} from './turns/turn.ts'
import { retryTime as usualRetryTime } from './whenReachable.ts'
import { answerTime, withTimeout } from './withTimeout.ts'

interface Options {
  sql: Database
  noticeReceiver: Pick<NoticeReceiver, 'subscribe'>
  noticeSender: Pick<NoticeSender, 'announce'>
  /** Of the bank; empty for the default bank. */
  name: string
  /** How long a call is tried again, in milliseconds. */
  retryTime?: number
  /** Real time, in milliseconds since the epoch. */
  now?: () => number
}

const firstPause = 25
const longestPause = 400

/** After another process was at work in the bank, calls lock it for so long before they run; in milliseconds. */
const sharedTime = 1000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const unavailable = () => new StorageUnavailableError(`${noAnswer}. Nothing was changed: try again`)
const occupied = () => new StorageUnavailableError('The bank is busy with another call. Nothing was changed: try again')

/**
 * A bank in PostgreSQL, which any number of processes may share. `exclusive` is one transaction: it locks the bank's row and
 * writes at its end what was saved within it. Every row carries the version of the bank that wrote it, so a process that has
 * an earlier one takes over the difference. While no other process is at work in the bank, the work runs first and is one
 * statement, which stores nothing if the version is another one by then: the work runs again, with the lock. So does what fails
 * because the connection is lost, unless it turns out that it was stored.
 * @throws StorageUnavailableError when the database stays out of reach
 * @throws BankRemovedError when there is no such bank any more
 */
export function postgresStorage({
  sql,
  noticeReceiver,
  noticeSender,
  name,
  retryTime = usualRetryTime,
  now = Date.now,
}: Options): Storage {
  /** Who has written a version. */
  const writer = crypto.randomUUID()
  const queue = createQueue()
  const running = createRunningTurn()
  /** What this process has in memory. */
  let known: number | undefined
  let knownId: number | undefined
  /** As it was last seen. */
  let seen: LockedBank | undefined
  let lockedUntil = 0
  /** Numbers calls and statements in the order in which they were made. */
  let made = 0
  /** The last statement that found the bank in the version that was last seen. */
  let confirmedBy = 0
  /** What a commit would have stored of which no answer has come. */
  let uncertain: { version: number; announced: ReadonlySet<string> } | undefined

  const begun = (skipsLocked: boolean) =>
    withTimeout(answerTime, beginTurn(sql, name, skipsLocked), {
      error: unavailable,
      late: (turn) => void turn?.transaction.rollback(),
    })

  async function open(skipsLocked: boolean): Promise<Turn | undefined> {
    const turn = await begun(skipsLocked)
    if (!turn && skipsLocked) return undefined
    if (turn && (knownId ?? turn.bank.id) === turn.bank.id) {
      knownId = turn.bank.id
      if (known !== undefined && known !== turn.bank.version) expectOthers()
      return turn
    }
    await turn?.transaction.rollback()
    throw new BankRemovedError(`The bank ${name} was removed by another server`)
  }

  const expectOthers = () => {
    lockedUntil = Date.now() + sharedTime
  }

  const announce = (names: ReadonlySet<string>) => {
    if (names.size > 0) noticeSender.announce(name, names)
  }

  /** Notes what will be stored if no answer comes. */
  async function storing(turn: Turn, work: () => Promise<boolean>): Promise<boolean> {
    const { bank, isReplaced, wakesAt, announced, isRead } = turn
    const version = versionAfter(turn)
    const statement = ++made
    if (version > bank.version) uncertain = { version, announced }
    try {
      const isStored = await work()
      uncertain = undefined
      if (!isStored) return false
    } catch (error) {
      if (!isLostConnection(error) && !(error instanceof StorageUnavailableError)) uncertain = undefined
      throw error
    }
    // Whoever only looked has not taken over what others have changed.
    if (isReplaced || known === bank.version) known = version
    seen = { ...bank, version, wakesAt, purged: isReplaced ? version : bank.purged }
    if (!isRead) confirmedBy = statement
    announce(announced)
    return true
  }

  /** Whether the commit that nobody has answered was carried out after all. */
  async function wasStored(): Promise<boolean> {
    if (uncertain === undefined) return false
    const { version, announced } = uncertain
    const turn = await open(false)
    const isStored = turn?.bank.writers[writer] === version
    await turn?.transaction.rollback()
    if (isStored) {
      known = version
      announce(announced)
    }
    uncertain = undefined
    return isStored
  }

  /** Runs the work, which leaves what the kernel has in memory in no known version if it is not stored. */
  async function inMemory<Result>(
    turn: Turn,
    work: () => Promise<Result>,
    store: (result: Result) => Promise<boolean>,
  ) {
    let isStored = false
    try {
      const result = await running.run(turn, work).finally(() => {
        turn.isOver = true
      })
      isStored = await store(result)
    } finally {
      if (!isStored) known = undefined
    }
    return isStored
  }

  /** Once. `done` gets what the work resolved with before it is stored. */
  async function attempt<Result>(work: () => Promise<Result>, done: (result: Result) => void, skipsLocked: boolean) {
    const turn = await open(skipsLocked)
    if (!turn) return
    try {
      await inMemory(turn, work, (result) => {
        done(result)
        return storing(turn, async () => {
          await storeTurn(turn, { writer, now: now() })
          return true
        })
      })
    } catch (error) {
      await turn.transaction.rollback()
      throw error
    }
  }

  /** False when it has to run with a lock. */
  async function attemptUnlocked<Result>(
    work: () => Promise<Result>,
    done: (result: Result) => void,
    call: number,
  ): Promise<boolean> {
    if (!seen || known === undefined || known !== seen.version || Date.now() < lockedUntil) return false
    const turn = unlockedTurn(seen)
    try {
      const isStored = await inMemory(turn, work, (result) => {
        done(result)
        // What it has in memory was stored at a moment after the call was made.
        turn.isRead ||= call < confirmedBy
        return storing(turn, () =>
          withTimeout(answerTime, storeUnlocked(sql, turn, { writer, now: now() }), { error: unavailable }),
        )
      })
      if (!isStored) expectOthers()
      return isStored
    } catch (error) {
      if (turn.lacksLock) return false
      throw error
    }
  }

  /** What the caller gets, who may ask again. */
  function finalError(error: unknown): unknown {
    const isUncertain = uncertain !== undefined
    uncertain = undefined
    if (
      !isLostConnection(error) &&
      !isConflict(error) &&
      !isLockTimeout(error) &&
      !(error instanceof StorageUnavailableError)
    )
      return error
    if (isUncertain) return uncertainOutcome()
    return isLockTimeout(error) ? occupied() : unavailable()
  }

  /** With the number of its call the work may run without the lock. */
  async function carryOut<Result>(
    work: () => Promise<Result>,
    { call, skipsLocked = false }: { call?: number; skipsLocked?: boolean } = {},
  ): Promise<Result | undefined> {
    const end = Date.now() + retryTime
    let result: Result | undefined
    for (let wait = firstPause; ; wait = Math.min(2 * wait, longestPause)) {
      try {
        if (await wasStored()) return result
        const done = (outcome: Result) => {
          result = outcome
        }
        const isDone = call !== undefined && (await attemptUnlocked(work, done, call))
        if (!isDone) await attempt(work, done, skipsLocked)
        return result
      } catch (error) {
        const isPassing = isLostConnection(error) || isConflict(error)
        if (!isPassing || Date.now() + wait > end) throw finalError(error)
      }
      await pause(wait)
    }
  }

  const exclusive = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const call = ++made
    return queue(() => carryOut(work, { call }) as Promise<Result>)
  }

  /** In the transaction that runs, or in one of its own. */
  const inTurn = <Result>(work: (turn: Turn) => Promise<Result>): Promise<Result> => {
    const turn = running.current()
    return turn ? work(turn) : queue(() => carryOut(() => work(running.current() as Turn)) as Promise<Result>)
  }

  return {
    exclusive,

    exclusiveIfFree: (work) => queue(() => carryOut(work, { skipsLocked: true })),

    isShared: true,

    isCurrent: () => inTurn(async ({ bank }) => known === bank.version),

    wasLoaded: () => known !== undefined && running.current()?.bank.version === known,

    load: () =>
      inTurn(async (turn) => {
        const { bank, isReplaced, changes } = turn
        const statement = ++made
        const stored = isReplaced ? [] : await withTimeout(answerTime, readRows(sql, turn), { error: unavailable })
        if (turn.isRead) confirmedBy = statement
        const rows = new Map(stored.map(({ key, position, text }) => [decodeText(key), storedRow(position, text)]))
        for (const [key, row] of changes) {
          if (row) rows.set(key, row)
          else rows.delete(key)
        }
        known = bank.version
        return rows
      }),

    loadChanges: () =>
      inTurn(async ({ transaction: { query }, bank }) => {
        if (known === undefined || known < bank.purged) return undefined
        const since = known
        const changed = await query<ChangedRow[]>(
          (inside) => inside`
            select changed.key, position, row
            from (
              select distinct unnest(keys) as key from portico.changes where bank = ${bank.id} and version > ${since}
            ) as changed
            left join lateral (
              select position, row from portico.rows where bank = ${bank.id} and key = changed.key limit 1
            ) as present on true`,
        )
        known = bank.version
        return new Map(
          changed.map(({ key, position, row }) => [
            decodeText(key),
            position === null ? undefined : { order: position, row },
          ]),
        )
      }),

    save: (changes: Changes) =>
      inTurn(async (turn) => {
        for (const [key, row] of changes) turn.changes.set(key, row)
      }),

    replace: (rows) =>
      inTurn(async (turn) => {
        turn.isReplaced = true
        turn.changes = new Map(rows)
      }),

    snapshots: postgresSnapshots((work) => inTurn(({ transaction, bank }) => work(transaction, bank.id))),

    announce(names) {
      for (const each of names) running.current()?.announced.add(each)
    },

    subscribe: (listener) =>
      noticeReceiver.subscribe(name, (names) => {
        expectOthers()
        listener(names)
      }),

    wakeIn(milliseconds) {
      const turn = running.current()
      if (turn) turn.wakesAt = milliseconds === undefined ? null : Math.round(now() + milliseconds)
    },
  }
}

/** Without a position when it was deleted. */
type ChangedRow = { key: string } & ({ position: number; row: unknown } | { position: null; row: null })

/** Parsed when it is asked for: most of a bank's rows are the log of its calls, which few calls read. */
function storedRow(order: number, text: string): StoredRow {
  let row: unknown
  return {
    order,
    get row() {
      row ??= JSON.parse(text)
      return row
    },
  }
}
