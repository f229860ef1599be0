import { Button } from '@radix-ui/themes/components/button'
import { useId } from 'react'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import { otpCodeIn } from '../../../rules/bank/authorization/otpCode.ts'
import { type OtpOutcome, otpOutcomes } from '../../../rules/bank/authorization/otpOutcomes.ts'
import type { PhoneChange, PhoneData } from '../../../rules/sandbox/phone.ts'
import { ServerText } from '../../kit/ServerText.tsx'
import { CopyText } from '../workbench/CopyText.tsx'
import { ChangeStatus } from '../workbench/panel/ChangeStatus.tsx'
import { PanelSection } from '../workbench/panel/PanelSection.tsx'
import { PanelView } from '../workbench/panel/PanelView.tsx'
import { toSectionHeading } from '../workbench/panel/toSectionHeading.ts'
import { dateTime } from '../workbench/times.ts'
import { otpOutcomeTexts } from './otpOutcomeTexts.ts'
import './phone.css'

type Change = (change: PhoneChange) => void

export function PhonePanel({ actor }: { actor: PanelActor<PhoneData, PhoneChange> }) {
  return (
    <PanelView
      actor={actor}
      name="phone"
      intro="The phones of the bank’s customers: codes that arrive by SMS, and calls to confirm in the mobile app."
    >
      {(data, change, pending) => (
        <>
          <Waiting waiting={data.waiting} change={change} />
          <NextOtp outcome={pending?.kind === 'nextOtp' ? pending.outcome : data.nextOtp} change={change} />
          <Messages messages={data.messages} />
          <Rules
            settings={{ ...data.settings, ...(pending?.kind === 'settings' && pending.settings) }}
            change={change}
          />
        </>
      )}
    </PanelView>
  )
}

function Waiting({ waiting, change }: Pick<PhoneData, 'waiting'> & { change: Change }) {
  return (
    <PanelSection title="Waiting calls">
      <ChangeStatus<PhoneChange>
        of={({ kind }) => (kind === 'confirm' && 'Call confirmed') || (kind === 'reject' && 'Call rejected')}
      />
      {waiting.length === 0 && <p>No calls are waiting for a one-time password.</p>}
      <ul className="row-list phone-list">
        {waiting.map(
          ({
            transactionId,
            operation,
            confirmation = operation,
            customerNumber,
            authenticationType,
            value,
            expiresAt,
          }) => (
            <li key={transactionId}>
              <div>
                <strong>
                  <ServerText kind="message">{confirmation}</ServerText>
                </strong>
                <span className="row-note">
                  {customerNumber !== null && `Customer ${customerNumber}, `}
                  {transactionId}, expires {dateTime(expiresAt)}
                </span>
              </div>
              {authenticationType === 1 && <p>Code by SMS</p>}
              {authenticationType === 5 && value !== 'pending' && <p>Confirmed</p>}
              {authenticationType === 5 && value === 'pending' && (
                <div className="actions">
                  <Button
                    ref={toSectionHeading}
                    variant="soft"
                    aria-label={`Confirm ${transactionId}`}
                    onClick={() => change({ kind: 'confirm', transactionId })}
                  >
                    Confirm
                  </Button>
                  <Button
                    ref={toSectionHeading}
                    variant="outline"
                    aria-label={`Reject ${transactionId}`}
                    onClick={() => change({ kind: 'reject', transactionId })}
                  >
                    Reject
                  </Button>
                </div>
              )}
            </li>
          ),
        )}
      </ul>
    </PanelSection>
  )
}

const outcomeLabels: Readonly<Record<OtpOutcome | 'usual', string>> = { usual: 'Checked as usual', ...otpOutcomeTexts }

function NextOtp({ outcome, change }: { outcome: OtpOutcome | null; change: Change }) {
  const id = useId()
  const choose = (value: string) =>
    change({ kind: 'nextOtp', outcome: otpOutcomes.find((each) => each === value) ?? null })
  return (
    <PanelSection title="Next one-time password" className="stack next-otp">
      <label htmlFor={id}>Outcome</label>
      <select
        className="plain-control"
        id={id}
        value={outcome ?? 'usual'}
        onChange={({ target }) => choose(target.value)}
      >
        {Object.entries(outcomeLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChangeStatus<PhoneChange> of={({ kind }) => kind === 'nextOtp' && 'Saved'} />
      <p>The next call that is completed has this outcome. After that, codes are checked as usual.</p>
    </PanelSection>
  )
}

function Messages({ messages }: Pick<PhoneData, 'messages'>) {
  return (
    <PanelSection title="Text messages">
      {messages.length === 0 && <p>No text messages yet.</p>}
      <ul className="row-list phone-list">
        {messages.map(({ id, sentAt, to, text }) => {
          const code = otpCodeIn(text)
          return (
            <li key={id}>
              <div>
                <ServerText kind="message">{text}</ServerText>
                <span className="row-note">
                  {to}, <time dateTime={sentAt}>{dateTime(sentAt)}</time>
                </span>
              </div>
              {code && <CopyText label={`Copy ${code}`} value={code} />}
            </li>
          )
        })}
      </ul>
    </PanelSection>
  )
}

function Rules({ settings, change }: Pick<PhoneData, 'settings'> & { change: Change }) {
  return (
    <PanelSection title="Rules">
      <div className="phone-rules">
        <Choice
          legend="Accepted codes"
          name="otpCode"
          value={settings.otpCode}
          choices={{ any: 'Any six digits', sent: 'Only the code of the SMS' }}
          onChange={(otpCode) => change({ kind: 'settings', settings: { otpCode } })}
        />
        <Choice
          legend="Confirmations in the mobile app"
          name="mobileConfirmation"
          value={settings.mobileConfirmation}
          choices={{ automatic: 'The customer confirms at once', manual: 'You confirm or reject here' }}
          onChange={(mobileConfirmation) => change({ kind: 'settings', settings: { mobileConfirmation } })}
        />
      </div>
    </PanelSection>
  )
}

interface ChoiceProps<Value extends string> {
  legend: string
  name: keyof PhoneData['settings']
  value: Value
  choices: Readonly<Record<Value, string>>
  onChange: (value: Value) => void
}

function Choice<Value extends string>({ legend, name, value, choices, onChange }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <fieldset>
      <legend>{legend}</legend>
      {(Object.keys(choices) as Value[]).map((choice) => (
        <label key={choice} className="check-row">
          <input type="radio" name={id} checked={choice === value} onChange={() => onChange(choice)} />
          {choices[choice]}
        </label>
      ))}
      <ChangeStatus<PhoneChange> of={(done) => done.kind === 'settings' && name in done.settings && 'Saved'} />
    </fieldset>
  )
}
