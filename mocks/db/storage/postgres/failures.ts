import { isRecord } from '../../../../src/rules/problem.ts'

export const codeOf = (error: unknown): string => (isRecord(error) && typeof error.code === 'string' ? error.code : '')

/** By postgres.js, the operating system and PostgreSQL (its manual, appendix A: class 08, 53300, 57P01 to 57P05, 25P03). */
const lostConnection =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONN\w+|EPIPE|ETIMEDOUT|ENOENT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08\w{3}|53300|57P0[1-5]|25P0[34])$/

export const isLostConnection = (error: unknown): boolean => lostConnection.test(codeOf(error))

/** Another transaction was in the way: the same again may succeed at once. */
export const isConflict = (error: unknown): boolean => /^(40001|40P01)$/.test(codeOf(error))

/** Waited for a lock for too long. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03'
