import { atom } from 'jotai'
import type { ActorRefFrom } from 'xstate'
import type { newFaultMachine } from '../../../machines/sandbox/newFault.machine.ts'
import { emptyDraft } from '../../../rules/sandbox/faults/faultDraft.ts'

export type NewFaultActor = ActorRefFrom<typeof newFaultMachine>

/** What is in the form, kept while another panel shows. */
export const faultDraftAtom = atom(emptyDraft)
