import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { OperationDetails } from '../../../rules/definition/operation/outline.ts'
import { sampleValuesOf } from '../../../rules/definition/samples/sampleValues.ts'
import { usePlace } from '../../kit/links/DetourLink.tsx'
import { useTryItOut } from './useTryItOut.ts'

/** What the reader tried out, as far as the samples of an operation show it. */
export function useReaderValues(operation: OperationDetails) {
  const place = usePlace()
  const { openCalls } = useTryItOut()
  const actor = openCalls ?? undefined
  const call = useSelector(actor, (snapshot) => snapshot?.context.calls[place]) ?? undefined
  const typed = useSelector(call, (snapshot) => snapshot?.context.typed) ?? null
  const answers = useSelector(actor, (snapshot) => snapshot?.context.answers)
  const customers = useSelector(actor, (snapshot) => snapshot?.context.customers)
  const values = useMemo(() => sampleValuesOf(operation, typed, answers ?? []), [operation, typed, answers])
  return { values, customers }
}
