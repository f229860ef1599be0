import type { StoredRow } from '../../../mocks/db/table.ts'
import type { SandboxEvent } from '../../../src/rules/sandbox/requests/requestLog.ts'
import type { Host } from '../../contract/hosts.ts'
import type { Client } from '../../contract/oauth.ts'
import type { BankAnswer, Banks } from './banks.ts'
import type { BankOperation } from './definitions.ts'
import { changedKeys, type Exchange, rowOf, tableOf } from './exchange.ts'
import type { ApplicationName, Caller } from './people.ts'
import { Pool } from './pool.ts'
import type { CallStep } from './step.ts'

export interface HeldToken {
  access: string
  refresh: string | undefined
  expiresAt: number
}

/** A call that waits for its OTP. */
export interface WaitingCall {
  caller: Caller
  access: string
  operation: BankOperation
  transactionId: string
  authenticationType: 1 | 5
  activationId?: string
  requestId?: string
  isAnswered: boolean
  isCompleted: boolean
  expiresAt: number
}

const parsed = ({ text, headers }: BankAnswer): unknown => {
  if (!/json/.test(headers['content-type'] ?? '')) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

interface Sending {
  caller?: Caller
  operation?: BankOperation
  completed?: BankOperation
  forbidden?: string | undefined
}

/** The bank of a walk, and what its applications know. */
export class World {
  /** Those of the step that is taken. */
  exchanges: Exchange[] = []
  /** By caller, the newest last. */
  readonly tokens = new Map<string, HeldToken[]>()
  /** Of applications that were deleted or have another secret, by caller. */
  readonly ended = new Map<string, string>()
  readonly waiting: WaitingCall[] = []
  /** What each operation answered to each caller, by both, the newest last. */
  readonly answers = new Map<string, unknown[]>()
  readonly pool = new Pool()
  /** Numbers that the bank has given, which it gives once. */
  readonly issued = new Set<string>()
  readonly txIds = new Set<string>()
  /** The newest that were answered with success. */
  readonly calls: CallStep[] = []
  /** What each caller has sent, in one text. */
  readonly said = new Map<string, string>()
  readonly balances = new Map<string, number>()
  clockOffset = 0
  /** The applications of the snapshot, once there is one. */
  kept: Record<ApplicationName, Client | undefined> | undefined
  readonly host: Host = { call: (path, init) => this.respond(path, init), close: async () => undefined }

  constructor(
    readonly banks: Banks,
    public applications: Record<ApplicationName, Client | undefined>,
  ) {
    this.readBalances()
  }

  get rows(): ReadonlyMap<string, StoredRow> {
    return this.banks.rows
  }

  now(): number {
    return this.banks.now() + this.clockOffset
  }

  tokenOf({ id }: Caller): HeldToken | undefined {
    return this.tokens.get(id)?.at(-1)
  }

  hasToken(caller: Caller): boolean {
    return (this.tokenOf(caller)?.expiresAt ?? 0) > this.now() + 10_000
  }

  /** After the rows were exchanged: numbers that are gone are given again. */
  forget(): void {
    this.waiting.length = 0
    for (const each of [this.answers, this.tokens, this.ended, this.issued, this.txIds, this.said]) each.clear()
    this.readBalances()
  }

  /** Of the accounts that have no posting yet. */
  private readBalances(): void {
    this.balances.clear()
    const posted = new Map<string, number>()
    for (const [key, { row }] of this.rows) {
      if (tableOf(key) !== 'ledgerPostings') continue
      const { account, amount } = row as { account: string; amount: number }
      posted.set(account, (posted.get(account) ?? 0) + amount)
    }
    for (const [key, { row }] of this.rows) {
      if (tableOf(key) !== 'ledgerAccounts') continue
      const { id, balance } = row as { id: string; balance: number }
      this.balances.set(id, balance - (posted.get(id) ?? 0))
    }
  }

  async send(path: string, init: RequestInit = {}, sending: Sending = {}): Promise<Exchange> {
    await this.banks.runJobs()
    const before = new Map(this.rows)
    const began = this.banks.now()
    const { answer, differences } = await this.banks.send(path, init)
    const after = new Map(this.rows)
    const changed = changedKeys(before, after)
    const events = changed.flatMap((key) => {
      const event = tableOf(key) === 'events' && !before.has(key) ? rowOf<SandboxEvent>(after, key) : undefined
      return event ? [event] : []
    })
    const exchange: Exchange = {
      method: init.method ?? 'GET',
      path,
      sent: typeof init.body === 'string' ? init.body : String(init.body ?? ''),
      caller: sending.caller,
      operation: sending.operation,
      completed: sending.completed,
      forbidden: sending.forbidden,
      answer,
      body: parsed(answer),
      before,
      after,
      changed,
      isWaitedFor: this.banks.now() > began,
      events,
      differences,
    }
    this.exchanges.push(exchange)
    return exchange
  }

  private async respond(path: string, init: RequestInit = {}): Promise<Response> {
    const { answer } = await this.send(path, init)
    if (answer.status === 0) throw new TypeError('Failed to fetch')
    const body = [204, 303, 304].includes(answer.status) ? null : answer.text
    return new Response(body, { status: answer.status, headers: answer.headers })
  }
}
