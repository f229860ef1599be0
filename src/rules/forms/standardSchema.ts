import { type Struct, validate } from 'superstruct'

/** The part of Standard Schema V1 (standardschema.dev) that TanStack Form and @msw/data read. */
export interface StandardSchema<Value> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: 'superstruct'
    readonly validate: (value: unknown) => Result<Value>
    readonly types?: { readonly input: Value; readonly output: Value }
  }
}

type Result<Value> = { value: Value; issues?: undefined } | { issues: { message: string; path: PropertyKey[] }[] }

/** superstruct speaks no Standard Schema itself. Issues come in the order of the fields, the first per field only. */
export function standardSchema<Value>(struct: Struct<Value, never> | Struct<Value, unknown>): StandardSchema<Value> {
  const check = (value: unknown): Result<Value> => {
    const [failure, valid] = validate(value, struct as Struct<Value, unknown>, { coerce: true })
    if (!failure) return { value: valid as Value }
    const issues = new Map<string, { message: string; path: PropertyKey[] }>()
    for (const { message, path } of failure.failures()) {
      const key = path.join('.')
      if (!issues.has(key)) issues.set(key, { message, path })
    }
    return { issues: [...issues.values()] }
  }
  return { '~standard': { version: 1, vendor: 'superstruct', validate: check } }
}
