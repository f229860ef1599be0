import { type Secret, unwrap } from '../../../src/rules/security/secret.ts'

/** A handle is frozen and empty; for what is not, an error would be made only to be thrown away. */
const isSecret = (value: object): value is Secret<unknown> => {
  if (!Object.isFrozen(value) || Object.keys(value).length > 0) return false
  try {
    unwrap(value)
    return true
  } catch {
    return false
  }
}

/** A value as stable JSON: handles, actors and functions become markers, keys are sorted, `undefined` is distinguished from null. */
export function plain(value: unknown): unknown {
  if (value === undefined) return '<undefined>'
  if (typeof value === 'function') return '<function>'
  if (typeof value === 'bigint' || typeof value === 'symbol') return `<${String(value)}>`
  if (typeof value === 'number' && !Number.isFinite(value)) return `<${value}>`
  if (typeof value !== 'object' || value === null) return value
  if (isSecret(value)) return '<secret>'
  if ('sessionId' in value && 'send' in value && 'id' in value) return `<actor ${String(value.id)}>`
  if (Array.isArray(value)) return value.map(plain)
  if (value instanceof Error) return { error: value.message }
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Map) return { map: plain([...value]) }
  if (value instanceof Set) return { set: plain([...value]) }
  if (value instanceof AbortSignal) return '<signal>'
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, plain(inner)]),
  )
}

export const plainRecord = (value: unknown): Record<string, unknown> => (plain(value) ?? {}) as Record<string, unknown>

/** The passwords, tokens and keys that the handles inside a value hold. */
export function secretsIn(value: unknown, insideHandle = false): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (isSecret(value)) {
    const held = unwrap(value)
    return typeof held === 'string' ? [held] : secretsIn(held, true)
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? insideHandle && /password|token|secret|privatekey/i.test(key) && inner.length > 3
        ? [inner]
        : []
      : secretsIn(inner, insideHandle),
  )
}
