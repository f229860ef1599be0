import { type AnyStateMachine, createMachine } from 'xstate'

// biome-ignore lint/suspicious/noExplicitAny: a planted bug may be anywhere in a configuration
type Config = any

const copied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copied)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]))
}

/** A chart with a bug: its configuration, changed by `change`. */
export const withBug =
  (change: (config: Config) => void) =>
  (machine: AnyStateMachine): AnyStateMachine => {
    const config = copied(machine.config) as Config
    change(config)
    return createMachine(config).provide(machine.implementations as never)
  }

/** A chart with other guards, actions or delays. */
export const withParts =
  (parts: object) =>
  (machine: AnyStateMachine): AnyStateMachine =>
    machine.provide(parts as never)
