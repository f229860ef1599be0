import { type OtpOutcome, otpOutcomes, slowOtpDelay } from '../../../../rules/bank/authorization/otpOutcomes.ts'
import { faultFacts } from '../../../../rules/sandbox/faults/faultFacts.ts'
import { faultKinds } from '../../../../rules/sandbox/faults/faults.ts'
import { panelPath, sandboxPanels } from '../../../../rules/sandbox/workbench/sandboxPanels.ts'
import { PageLink } from '../mdx/PageLink.tsx'
import { factTable } from './FactTable.tsx'

export const FaultKinds = factTable({
  caption: 'Kinds of faults',
  rows: faultKinds,
  rowKey: (kind) => kind,
  columns: [
    { title: 'kind', cell: (kind) => <code>{kind}</code> },
    { title: 'Other fields', cell: (kind) => faultFacts[kind].members.join(', ') || 'None' },
    { title: 'Effect', cell: (kind) => faultFacts[kind].effect },
  ],
})

const outcomeTexts: Readonly<Record<OtpOutcome, string>> = {
  right: 'Succeeds, whatever code you send, and without a confirmation in the app.',
  wrong: 'Fails with 200130 Invalid OTP. The third one ends the transaction.',
  expired: 'Fails with 200131 OTP expired. The transaction is over.',
  rejected: 'Fails with 200130 Invalid OTP: the customer has rejected the call. The transaction is over.',
  slow: `Succeeds, whatever code you send. The call is carried out at once, and its response comes ${slowOtpDelay / 1000} seconds later.`,
  locked: 'Fails with 200133 Transaction not found, as after three wrong codes. The transaction is over.',
}

export const OtpOutcomes = factTable({
  caption: 'Outcomes of a one-time password',
  rows: otpOutcomes,
  rowKey: (outcome) => outcome,
  columns: [
    { title: 'outcome', cell: (outcome) => <code>{outcome}</code> },
    { title: 'The call that completes the transaction', cell: (outcome) => outcomeTexts[outcome] },
  ],
})

export const WorkbenchPanels = factTable({
  caption: 'Panels of the workbench',
  rows: sandboxPanels,
  rowKey: ({ name }) => name,
  columns: [
    { title: 'Panel', cell: ({ name, title }) => <PageLink href={panelPath(name)}>{title}</PageLink> },
    { title: 'Purpose', cell: ({ description }) => description },
  ],
})
