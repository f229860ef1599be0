import { Button } from '@radix-ui/themes/components/button'
import { Heading } from '@radix-ui/themes/components/heading'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { reportMachine } from '../../machines/analytics/report.machine.ts'
import { csvOf, dateRangeOf, type ReportPoint, totalOf } from '../../rules/analytics/analytics.ts'
import { startOf } from '../../rules/text/serverText.ts'
import { day } from '../../rules/time/units.ts'
import { breakable } from '../kit/breakable.tsx'
import { download } from '../kit/download.ts'
import { lazyPart } from '../kit/parts/lazyPart.tsx'
import { ServerText } from '../kit/ServerText.tsx'
import { Notice } from '../kit/states/Notice.tsx'
import { Skeleton } from '../kit/states/Skeleton.tsx'
import { LoadingMessage } from '../kit/states/Spinner.tsx'
import { EmptyState, ErrorState } from '../kit/states/States.tsx'
import { analyticsTexts as texts } from './analyticsTexts.ts'
import { pointLabels } from './pointLabels.ts'

type ReportActor = ActorRefFrom<typeof reportMachine>

const ReportChart = lazyPart(() => import('./ReportChart.tsx'), { waiting: () => <Skeleton height="320px" /> })

const states = ['idle', 'generating', 'shown', 'empty', 'failed'] as const

/** Calls over time: a line, and the same numbers as a table and as a file. */
export function ReportResult({ actor }: { actor: ReportActor }) {
  const state = useSelector(actor, (snapshot) => states.find((each) => snapshot.matches({ ready: { report: each } })))
  const message = useSelector(actor, (snapshot) => snapshot.context.message)
  const points = useSelector(actor, (snapshot) => snapshot.context.points)
  const omitted = useSelector(actor, (snapshot) => snapshot.context.omitted)
  const request = useSelector(actor, (snapshot) => snapshot.context.request)
  const application = useSelector(actor, ({ context: { applications, request } }) =>
    applications.find(({ id }) => id === request?.applicationId),
  )
  const range = dateRangeOf(request?.dateRangeId ?? '')
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (state === 'failed' || state === 'empty') section.current?.scrollIntoView({ block: 'nearest' })
  }, [state])
  return (
    <section ref={section} className="stack report" aria-label={texts.calls}>
      <span className="visually-hidden" role="status">
        {state === 'shown' ? texts.ready(totalOf(points)) : state === 'empty' && texts.ready(0)}
      </span>
      {state === 'idle' && <p className="report-blank">{texts.waiting}</p>}
      {state === 'generating' && <LoadingMessage>{texts.generating}</LoadingMessage>}
      {state === 'empty' && <EmptyState title={texts.noCalls}>{texts.noCallsHint}</EmptyState>}
      {state === 'failed' && (
        <ErrorState title={texts.failed} message={message} onRetry={() => actor.send({ type: 'report.retry' })} />
      )}
      {state === 'shown' && request && range && (
        <Shown
          points={points}
          omitted={omitted}
          application={application ? application.name : texts.deletedApplication}
          address={request.endpointAddress}
          range={range.name}
          hourly={range.step < day}
          file={`calls-${request.applicationId}-${request.dateRangeId}.csv`}
        />
      )}
    </section>
  )
}

interface ShownProps {
  points: readonly ReportPoint[]
  omitted: number
  application: string
  address: string
  range: string
  hourly: boolean
  file: string
}

function Shown({ points, omitted, application, address, range, hourly, file }: ShownProps) {
  const title = [application, address, range].filter(Boolean).join(', ')
  const total = totalOf(points)
  const label = pointLabels(points, hourly)
  return (
    <>
      <div className="row report-head">
        <div>
          <Heading as="h2" size="5">
            {texts.total(total)}
          </Heading>
          <p className="report-title">
            {application !== '' && (
              <>
                <ServerText kind="summary">{application}</ServerText>,{' '}
              </>
            )}
            {breakable(startOf(address, 'summary'), /(?<=\/)/)}, {range}
          </p>
        </div>
        <Button type="button" size="3" variant="outline" onClick={() => download(csvOf(points), 'text/csv', file)}>
          {texts.download}
        </Button>
      </div>
      {omitted > 0 && <Notice variant="warning">{texts.omitted(omitted)}</Notice>}
      <div className="report-chart">
        <ReportChart points={points} label={label} name={texts.chart(startOf(title, 'summary'), total)} />
      </div>
      <details className="report-table" open>
        <summary>{texts.table}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
        <section className="report-rows" tabIndex={0} aria-label={texts.table}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.time}</th>
                <th scope="col">{texts.calls}</th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ timeInMs, calls }) => (
                <tr key={timeInMs}>
                  <th scope="row">{label(timeInMs)}</th>
                  <td>{calls.toLocaleString('en')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  )
}
