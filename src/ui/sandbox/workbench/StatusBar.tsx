import { useAtomValue } from 'jotai'
import type { PanelActor } from '../../../machines/sandbox/panel.machine.ts'
import type { ClockState } from '../../../rules/sandbox/clock/clockState.ts'
import type { Settings } from '../../../rules/sandbox/settings.ts'
import { defaultSettings } from '../../../rules/sandbox/settings.ts'
import type { SandboxStatus } from '../../../rules/sandbox/status.ts'
import { panelPath } from '../../../rules/sandbox/workbench/sandboxPanels.ts'
import { counted } from '../../../rules/text/counted.ts'
import { Link } from '../../kit/links/Link.tsx'
import { otpOutcomeTexts } from '../phone/otpOutcomeTexts.ts'
import { sandboxBankAtom } from '../sandboxHost.ts'
import { sandboxTexts as texts } from '../sandboxTexts.ts'
import { usePanel } from './panel/usePanel.ts'
import { dateTime, duration } from './times.ts'
import { useBankTime } from './useBankTime.ts'

/** The bank's clock and what is switched on, always in sight. */
export function StatusBar({ actor }: { actor: PanelActor<SandboxStatus> }) {
  const { data } = usePanel(actor)
  const { name } = useAtomValue(sandboxBankAtom)
  return (
    <div className="row workbench-status">
      <strong>Sandbox</strong>
      <Link href={panelPath('banks')} className={name === null ? 'default-bank' : undefined}>
        {texts.bank(name)}
      </Link>
      {data && (
        <>
          <BankTime clock={data.clock} />
          <ul aria-label="Changed from the defaults">
            {switchedOn(data).map((text) => (
              <li key={text}>
                <span className="sandbox-badge" data-tone="warning">
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function BankTime({ clock }: { clock: ClockState }) {
  const now = useBankTime(clock)
  return (
    <time dateTime={new Date(now).toISOString()} className="bank-time">
      {dateTime(now)}
    </time>
  )
}

const settingTexts: { [Name in keyof Settings]: (value: Settings[Name]) => string } = {
  environment: () => 'Live environment',
  rateLimit: () => 'No rate limits',
  otpCode: () => 'Only the code of the SMS is accepted',
  mobileConfirmation: () => 'Manual confirmation',
  expiresIn: (seconds) => `Tokens last ${duration(seconds * 1000)}`,
  refreshExpiresIn: (seconds) => `Sessions last ${duration(seconds * 1000)}`,
  refreshGrace: (seconds) => `Refresh tokens can be reused for ${duration(seconds * 1000)}`,
  activationKeyExpiresIn: (seconds) => `Email links last ${duration(seconds * 1000)}`,
  inboxAnswer: (answer) => (answer === 'none' ? 'Inbox sends no response' : `Inbox returns ${answer}`),
}

function switchedOn({ clock, settings, nextOtp, counts }: SandboxStatus): string[] {
  const clockTexts = clock.isStopped
    ? ['Clock stopped']
    : clock.offset === 0
      ? []
      : [`${duration(Math.abs(clock.offset))} ${clock.offset > 0 ? 'ahead' : 'behind'}`]
  const names = Object.keys(settingTexts) as (keyof Settings)[]
  const changed = names.filter((name) => settings[name] !== defaultSettings[name])
  return [
    ...clockTexts,
    ...(counts.faults > 0 ? [counted(counts.faults, 'fault')] : []),
    ...(nextOtp === null ? [] : [`Next one-time password: ${otpOutcomeTexts[nextOtp].toLowerCase()}`]),
    ...changed.map((name) => (settingTexts[name] as (value: unknown) => string)(settings[name])),
  ]
}
