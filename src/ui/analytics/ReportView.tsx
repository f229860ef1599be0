import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { reportMachine } from '../../machines/analytics/report.machine.ts'
import { dashboardHref } from '../../rules/dashboard/dashboardViews.ts'
import { DetourLink } from '../kit/links/DetourLink.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { LoadingMessage } from '../kit/states/Spinner.tsx'
import { EmptyState, ErrorState } from '../kit/states/States.tsx'
import { ReportFilter } from './ReportFilter.tsx'
import { ReportResult } from './ReportResult.tsx'
import './analytics.css'
import { analyticsTexts as texts } from './analyticsTexts.ts'

interface Props {
  actor: ActorRefFrom<typeof reportMachine>
}

/** Analytics (001 section 2). */
export function ReportView({ actor }: Props) {
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <ReportBody actor={actor} />
    </>
  )
}

const states = ['loading', 'empty', 'unavailable', 'ready'] as const

function ReportBody({ actor }: Props) {
  const state = useSelector(actor, (snapshot) => states.find((state) => snapshot.matches(state)))
  const message = useSelector(actor, (snapshot) => snapshot.context.message)
  if (state === 'loading') return <LoadingMessage>{texts.loading}</LoadingMessage>
  if (state === 'unavailable')
    return (
      <ErrorState
        title={texts.unavailable}
        message={message}
        onRetry={() => actor.send({ type: 'applications.reload' })}
      />
    )
  if (state === 'empty')
    return (
      <EmptyState
        title={texts.noApplications}
        action={
          <Button asChild size="3">
            <DetourLink href={dashboardHref('newapplication')}>{texts.newApplication}</DetourLink>
          </Button>
        }
      >
        {texts.noApplicationsHint}
      </EmptyState>
    )
  return (
    <>
      <ReportFilter actor={actor} />
      <ReportResult actor={actor} />
    </>
  )
}
