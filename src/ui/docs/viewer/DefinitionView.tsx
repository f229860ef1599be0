import { Button } from '@radix-ui/themes/components/button'
import { useMemo } from 'react'
import { dashboardHref } from '../../../rules/dashboardViews.ts'
import { outlineOf } from '../../../rules/definition/outline.ts'
import type { Node } from '../../../rules/definition/references.ts'
import { asOpenApi3 } from '../../../rules/definition/swagger2.ts'
import { startOf } from '../../../rules/serverText.ts'
import { DetourLink } from '../../kit/DetourLink.tsx'
import { EmptyState } from '../../kit/States.tsx'
import samples from '../samples/samples.css?url'
import { DownloadButtons } from './DownloadButtons.tsx'
import { Markdown } from './Markdown.tsx'
import { Operation } from './Operation.tsx'
import { useAnchor } from './useAnchor.ts'
import sheet from './viewer.css?sheet'
import { viewerTexts as texts } from './viewerTexts.ts'

interface Props {
  definition: Node
  productId: string
  service: { name: string; endpointAddress: string }
}

/** As many operations as a page can draw without freezing. */
const drawnAtOnce = 30

export function DefinitionView({ definition, productId, service }: Props) {
  const document = useMemo(() => asOpenApi3(definition), [definition])
  const { description, operations } = useMemo(() => outlineOf(document), [document])
  useAnchor(definition)
  return (
    <div className="definition">
      <link rel="stylesheet" href={samples} precedence="samples" />
      <link rel="stylesheet" href={sheet} precedence="viewer" />
      {description !== '' && (
        <div className="prose">
          <Markdown text={description} />
        </div>
      )}
      <div className="definition-actions">
        <Button asChild size="2" variant="soft">
          <DetourLink href={`/dashboard?page=newapplication&product=${encodeURIComponent(productId)}`}>
            {texts.useInApplication}
          </DetourLink>
        </Button>
        <Button asChild size="2" variant="soft" color="gray">
          <DetourLink href={ticketHref(service)}>{texts.createTicket}</DetourLink>
        </Button>
        <DownloadButtons definition={definition} name={service.name} />
      </div>
      {operations.length === 0 && <EmptyState title={texts.noOperations} />}
      {operations.length > 1 && (
        <nav aria-label={texts.operations} className="operation-list">
          <ul>
            {operations.map(({ id, method, summary }) => (
              <li key={id}>
                <b data-method={method}>{method.toUpperCase()}</b>
                <a href={`#${id}`}>{startOf(summary, 'name')}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {operations.map((outline, index) => (
        <Operation key={outline.id} definition={document} outline={outline} waits={index >= drawnAtOnce} />
      ))}
    </div>
  )
}

const ticketHref = ({ name, endpointAddress }: Props['service']) =>
  `${dashboardHref('createTicket')}&${new URLSearchParams({ api: name, endpoint: endpointAddress })}` as const
