import { Button } from '@radix-ui/themes/components/button'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { sandboxMachine } from '../../machines/sandbox/sandbox.machine.ts'
import type { BankState, SandboxChange } from '../../rules/sandboxPage.ts'
import { PageHeading } from '../kit/PageHeading.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { ErrorState } from '../kit/States.tsx'
import { Faults } from './Faults.tsx'
import { Mailbox } from './Mailbox.tsx'
import { OpenTickets } from './OpenTickets.tsx'
import { sandboxTexts as texts } from './sandboxTexts.ts'
import './sandbox.css'

type SandboxActor = ActorRefFrom<typeof sandboxMachine>

const minute = 60_000

export function SandboxView({ actor }: { actor: SandboxActor }) {
  const bank = useSelector(actor, (snapshot) => snapshot.context.bank)
  const problem = useSelector(actor, (snapshot) => snapshot.context.problem)
  const changeProblem = useSelector(actor, (snapshot) => snapshot.context.changeProblem)
  const failed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const reload = () => actor.send({ type: 'bank.reload' })
  const change = (wanted: SandboxChange) => actor.send({ type: 'bank.change', change: wanted })
  return (
    <div className="sandbox">
      <div className="sandbox-stripe" aria-hidden="true" />
      <div className="sandbox-head">
        <PageHeading title={texts.title}>{texts.intro}</PageHeading>
        <Button variant="outline" aria-busy={busy} onClick={reload}>
          {texts.reload}
        </Button>
      </div>
      <div role="alert">
        {changeProblem && <p className="sandbox-alert">{texts.changeFailed(changeProblem.message)}</p>}
        {bank !== null && problem && <p className="sandbox-alert">{texts.reloadFailed(problem.message)}</p>}
      </div>
      {bank !== null && <Levers bank={bank} change={change} />}
      {bank === null && failed && <ErrorState message={problem?.message ?? ''} onRetry={reload} />}
      {bank === null && !failed && <Skeleton width="100%" height="420px" />}
    </div>
  )
}

interface LeversProps {
  bank: BankState
  change: (change: SandboxChange) => void
}

function Levers({ bank, change }: LeversProps) {
  const turn = (milliseconds: number) => () => change({ kind: 'clock', change: { advance: milliseconds } })
  return (
    <div className="sandbox-grid">
      <Panel title={texts.mailbox}>
        <Mailbox mails={bank.mails} />
      </Panel>
      <Panel title={texts.faults} intro={texts.faultsIntro}>
        <Faults faults={bank.faults} operations={bank.operations.map(({ id }) => id)} change={change} />
      </Panel>
      <Panel title={texts.clock} intro={texts.clockIntro}>
        <p className="sandbox-time">
          <time dateTime={bank.clock.now}>{new Date(bank.clock.now).toLocaleString('en-GB')}</time>
        </p>
        <div className="actions">
          <Button variant="soft" onClick={turn(minute)}>
            {texts.minute}
          </Button>
          <Button variant="soft" onClick={turn(60 * minute)}>
            {texts.hour}
          </Button>
          <Button variant="soft" onClick={turn(24 * 60 * minute)}>
            {texts.day}
          </Button>
          <Button variant="outline" onClick={() => change({ kind: 'clock', change: { reset: true } })}>
            {texts.realTime}
          </Button>
        </div>
      </Panel>
      <Panel title={texts.tickets} intro={texts.ticketsIntro}>
        <OpenTickets tickets={bank.tickets} change={change} />
      </Panel>
      <Panel title={texts.reset} intro={texts.resetIntro}>
        <Button color="red" variant="soft" onClick={() => change({ kind: 'reset' })}>
          {texts.reset}
        </Button>
      </Panel>
    </div>
  )
}

function Panel({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <section className="sandbox-panel" aria-label={title}>
      <h2>{title}</h2>
      {intro !== undefined && <p>{intro}</p>}
      {children}
    </section>
  )
}
