import { useCallback, useSyncExternalStore } from 'react'
import { istanbulTime } from '../../../rules/bank/bankDays.ts'
import { closedUntil, type OpeningHours, openingHoursOf } from '../../../rules/bank/openingHours.ts'
import type { OperationDetails } from '../../../rules/definition/operation/outline.ts'
import { type Node, operationAt } from '../../../rules/definition/references.ts'
import type { BankTime } from './tryItOutPort.ts'
import { tryItOutTexts as texts } from './tryItOutTexts.ts'

interface Props {
  definition: Node
  operation: Pick<OperationDetails, 'method' | 'path'>
  clock: BankTime
}

/** That what the operation uses is closed by the clock of the bank, and until when. */
export function HoursHint({ definition, operation, clock }: Props) {
  const hours = openingHoursOf(operationAt(definition, operation)['x-opening-hours'])
  return hours && <ClosedHint hours={hours} clock={clock} />
}

const minute = 60_000

const writtenDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** Empty while it is open. */
function hintAt(hours: OpeningHours, now: number): string {
  const opening = closedUntil(hours, now)
  if (opening === '') return ''
  const [day = '', time = ''] = opening.split('T')
  const shown = istanbulTime(now).startsWith(day) ? time : `${writtenDay.format(new Date(day))}, ${time}`
  return `${texts.closedUntil(hours.name, shown)} ${texts.closedFor[hours.outside](hours.name)}`
}

function ClosedHint({ hours, clock }: { hours: OpeningHours; clock: BankTime }) {
  const watch = useCallback(
    (listener: () => void) => {
      const stop = clock.watch(listener)
      let timer: unknown
      const wait = () => {
        timer = clock.setTimeout(() => {
          listener()
          wait()
        }, minute)
      }
      wait()
      return () => {
        stop()
        clock.clearTimeout(timer)
      }
    },
    [clock],
  )
  const text = useSyncExternalStore(watch, () => hintAt(hours, clock.now()))
  return text === '' ? null : <p className="try-hint">{text}</p>
}
