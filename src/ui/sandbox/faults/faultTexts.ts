import { faultOutcomes } from '../../../rules/sandbox/faults/faultOutcomes.ts'
import type { FaultTable } from '../../../rules/sandbox/faults/faults.ts'
import type { DocumentedErrorFacts, OperationFacts } from '../../../rules/sandbox/operationList.ts'
import { startOf } from '../../../rules/text/serverText.ts'

type SetFault = FaultTable[string]

/** An error by its status, its message and its code, where it has one of its own. */
export const errorText = ({ status, code, message }: DocumentedErrorFacts): string =>
  `${status} ${startOf(message ?? code ?? '', 'summary')}${message !== null && code !== null && code !== '-1' ? ` (${code})` : ''}`

function outcomeText(fault: SetFault, operation: OperationFacts | undefined): string {
  switch (fault.kind) {
    case 'documentedError': {
      const error = operation?.errors.find(({ name }) => name === fault.error)
      return `Returns ${error ? errorText(error) : fault.error}`
    }
    case 'status':
      return `Returns ${[fault.status, fault.message].filter(Boolean).join(' ')}`
    case 'delay':
      return 'Normal response'
    case 'timeout':
    case 'connectionLost':
    case 'answerLost':
    case 'notJson':
    case 'wrongShape':
      return faultOutcomes[`kind:${fault.kind}` as const].label
    case 'altered':
      return 'Normal response with modified fields'
  }
}

const suffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

/** Such as `3rd`. */
export const ordinal = (count: number): string => `${count}${suffixes[ordinals.select(count)] ?? 'th'}`

/** What is left of a fault. */
function whenText({ times, every, callsUntilHit }: SetFault): string {
  if (times !== undefined) return `Hits ${times === 1 ? '1 more call' : `${times} more calls`}.`
  if (every === undefined) return 'Hits every call until you remove it.'
  const next = callsUntilHit === 1 ? 'including the next one' : `next in ${callsUntilHit} calls`
  return `Hits every ${ordinal(every)} call, ${next}.`
}

/** A fault that is set, in plain words. */
export function faultText(fault: SetFault, operation: OperationFacts | undefined): string {
  const latency = fault.delay ? ` after ${fault.delay / 1000} s` : ''
  return `${outcomeText(fault, operation)}${latency}. ${whenText(fault)}`
}
