/**
 * What was typed into one form and not sent, kept in this tab for one developer, or shorter for nobody in particular, from
 * when the form was left; never a password or a key.
 */
export interface DraftStore<Value> {
  save(value: Value): void
  /** The form is left: the time that it is kept begins. */
  renew(): void
  /** What another page's form has kept since is not cleared: an answer may come long after its form was left. */
  clear(): void
  /** Undefined when there is none, its time is over, or it is somebody else's. */
  load(): Value | undefined
}
