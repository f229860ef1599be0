import { interbankReasons, internalReasons, transferStatuses } from '../../../../rules/bank/transferCodes.ts'
import { webhookTransactionTypes } from '../../../../rules/bank/webhooks.ts'
import { FactTable, factTable } from './FactTable.tsx'

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const TransferStatuses = factTable({
  caption: 'Status values of a transfer',
  rows: transferStatuses,
  rowKey: ({ code }) => code,
  columns: [
    { title: 'responseType', cell: ({ code }) => <code>{code}</code> },
    { title: 'responseTypeDesc', cell: ({ name }) => name },
    { title: 'Meaning', cell: ({ meaning }) => sentence(meaning) },
    { title: 'Final', cell: ({ final }) => (final ? 'Yes' : 'No') },
  ],
})

const reasons = {
  internal: { caption: 'Reason codes of transfers within the bank', rows: internalReasons },
  interbank: { caption: 'Reason codes of EFT and FAST transfers to other banks', rows: interbankReasons },
}

export function ReasonCodes({ kind }: { kind: keyof typeof reasons }) {
  const { caption, rows } = reasons[kind]
  return (
    <FactTable
      caption={caption}
      rows={rows}
      rowKey={({ code }) => code}
      columns={[
        { title: 'Code', cell: ({ code }) => <code>{code}</code> },
        { title: 'Purpose', cell: ({ meaning }) => meaning },
      ]}
    />
  )
}

export const WebhookTypes = factTable({
  caption: 'Transaction types of webhooks',
  rows: webhookTransactionTypes,
  rowKey: ({ type }) => type,
  columns: [
    { title: 'Type', cell: ({ type }) => <code>{type}</code> },
    { title: 'What happened', cell: ({ meaning }) => sentence(meaning) },
  ],
})
