import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { FirstCallStep } from '../../rules/firstCall/firstCall.ts'
import { firstCallSteps } from '../../rules/firstCall/firstCall.ts'
import { useKeptFocus } from '../kit/focus/useKeptFocus.ts'
import { Link } from '../kit/links/Link.tsx'
import { PageHeading } from '../kit/PageHeading.tsx'
import { Skeleton } from '../kit/states/Skeleton.tsx'
import { ErrorState } from '../kit/states/States.tsx'
import { ApplicationStep } from './ApplicationStep.tsx'
import { CallStep, TokenStep } from './CallSteps.tsx'
import { CustomerStep } from './CustomerStep.tsx'
import { Finished } from './Finished.tsx'
import type { FirstCallProps } from './firstCallActors.ts'
import { firstCallTexts as texts } from './firstCallTexts.ts'
import { SecretStep } from './SecretStep.tsx'
import { StepRow } from './StepRow.tsx'

interface Props extends FirstCallProps {
  /** The dialog where the clipboard is refused. */
  copyManually: ReactNode
}

/** What shows where no step does. */
const placeOf = (snapshot: SnapshotFrom<FirstCallProps['actor']>) =>
  snapshot.context.shown
    ? null
    : ((['unavailable', 'notOffered'] as const).find((place) => snapshot.matches(place)) ?? 'loading')

/** The guided first call, with what the bank needs for production at its end. */
export function FirstCallView({ copyManually, ...props }: Props) {
  const { actor } = props
  const shown = useSelector(actor, ({ context }) => context.shown)
  const place = useSelector(actor, placeOf)
  const part = useKeptFocus<HTMLDivElement>()
  return (
    <>
      <PageHeading title={texts.title}>{texts.intro}</PageHeading>
      <div ref={part} tabIndex={-1} className="first-call-part">
        {place === 'loading' && (
          <div className="stack first-call" aria-busy="true">
            <span className="visually-hidden">{texts.loading}</span>
            <Skeleton height="360px" />
          </div>
        )}
        {place === 'unavailable' && (
          <ErrorState
            title={texts.unavailable}
            message={actor.getSnapshot().context.problem?.message ?? ''}
            onRetry={() => actor.send({ type: 'guide.reload' })}
          />
        )}
        {place === 'notOffered' && (
          <div className="stack first-call">
            <p>{texts.notOffered}</p>
            <Button asChild size="3" variant="outline">
              <Link href="/docs/getting-started">{texts.gettingStarted}</Link>
            </Button>
          </div>
        )}
        {shown && <Steps {...props} current={shown} />}
      </div>
      {copyManually}
    </>
  )
}

const bodies: Readonly<Record<FirstCallStep, (props: FirstCallProps) => ReactNode>> = {
  application: ApplicationStep,
  secret: SecretStep,
  customer: CustomerStep,
  token: TokenStep,
  call: CallStep,
}

function Steps({ current, ...props }: FirstCallProps & { current: FirstCallStep | 'finished' }) {
  const reached = current === 'finished' ? firstCallSteps.length : firstCallSteps.indexOf(current)
  return (
    <div className="stack first-call">
      <ol>
        {firstCallSteps.map((step, index) => {
          const Body = bodies[step]
          return (
            <StepRow key={step} {...props} step={step} number={index + 1} status={statusOf(index, reached)}>
              <Body {...props} />
            </StepRow>
          )
        })}
      </ol>
      {current === 'finished' && <Finished {...props} />}
    </div>
  )
}

const statusOf = (index: number, reached: number) =>
  index < reached ? ('done' as const) : index === reached ? ('current' as const) : ('toDo' as const)
