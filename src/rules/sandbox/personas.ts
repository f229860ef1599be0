import { boolean, type Infer, object, string } from 'superstruct'

/** A ready-made developer; `changed` when the account no longer is what its label says. */
export const persona = object({ label: string(), username: string(), password: string(), changed: boolean() })
export type Persona = Infer<typeof persona>
