import { webhookEventDetails, webhookEvents } from '../../../rules/bank/webhookEvents.gen.ts'
import { FactTable } from './facts/FactTable.tsx'
import { Code } from './mdx/Code.tsx'
import { jsonHtml } from './mdx/jsonHtml.ts'

/** What webhooks report: every event with its fields and an example, as the definition has them. */
export function WebhookEvents() {
  return (
    <div className="stack responses">
      {webhookEvents.map(({ type, summary, scopes }) => {
        const { description, fields, examples } = webhookEventDetails[type]
        return (
          <details key={type} id={`event-${type.replace(/[._]/g, '-')}`}>
            <summary>
              <code>{type}</code> {summary}
            </summary>
            <div>
              <p>
                {description} {scopes.length > 0 && `The event needs the scope ${scopes.join(' or ')}.`}
              </p>
              <FactTable
                caption={`Fields of ${type}`}
                rows={fields}
                rowKey={({ name }) => name}
                columns={[
                  { title: 'Field', cell: ({ name }) => <code>{name}</code> },
                  { title: 'Type', cell: (field) => field.type },
                  { title: 'Meaning', cell: (field) => field.description },
                ]}
              />
              <Code language="json" html={jsonHtml(examples[0])} />
            </div>
          </details>
        )
      })}
    </div>
  )
}
