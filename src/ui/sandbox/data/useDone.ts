import { useEffect } from 'react'
import type { DataControl } from '../../../rules/sandbox/data/data.ts'
import type { DataControlActor } from './dataActors.ts'

/** Calls back when a control is done. */
export function useDone(actor: DataControlActor, done: (control: DataControl) => void) {
  useEffect(() => {
    const subscription = actor.on('control.done', ({ control }) => control && done(control))
    return () => subscription.unsubscribe()
  })
}
