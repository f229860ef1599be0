import { Button } from '@radix-ui/themes/components/button'
import { useMemo, useRef } from 'react'
import { dashboardHref } from '../../../rules/dashboard/dashboardViews.ts'
import { errorFieldPlaces } from '../../../rules/definition/operation/errorFields.ts'
import { operationGroups } from '../../../rules/definition/operation/operationGroups.ts'
import { createHeightEstimate } from '../../../rules/definition/operation/operationHeight.ts'
import { outlineOf } from '../../../rules/definition/operation/outline.ts'
import type { Node } from '../../../rules/definition/references.ts'
import { asOpenApi3 } from '../../../rules/definition/swagger2.ts'
import { type DocsLocation, docsHref } from '../../../rules/docs/docs.ts'
import { DetourLink } from '../../kit/links/DetourLink.tsx'
import { loadStylesheet } from '../../kit/parts/loadStylesheet.ts'
import { EmptyState } from '../../kit/states/States.tsx'
import { PageActions } from '../PageActions.tsx'
import samples from '../samples/samples.css?url'
import { DownloadButtons } from './DownloadButtons.tsx'
import sheet from './definition.css?sheet'
import { definitionTexts as texts } from './definitionTexts.ts'
import { useFieldFollower } from './fields/useFieldFollower.ts'
import { Markdown } from './Markdown.tsx'
import { ErrorFieldPlacesContext } from './operation/Errors.tsx'
import { OperationList } from './operation/OperationList.tsx'
import { OperationView } from './operation/OperationView.tsx'
import { TagGroup } from './operation/TagGroup.tsx'
import { useOperationStages } from './operation/useOperationStages.ts'
import { ProductIdContext } from './productId.ts'
import { useAnchor } from './useAnchor.ts'

interface Props {
  definition: Node
  place: Extract<DocsLocation, { kind: 'service' }>
  productId: string
  service: { name: string; endpointAddress: string }
}

const sheets = [samples, sheet]

/** A page that the build rendered is hydrated without them: its document has their rules (scripts/pages/assemblePage.ts). */
export async function loadStyles(): Promise<void> {
  if (import.meta.env.SSR) return
  const loading = Promise.all(sheets.map((href) => loadStylesheet(href)))
  if (document.querySelector('.definition')) loading.catch(() => {})
  else await loading
}

export function DefinitionView({ definition, place, productId, service }: Props) {
  const document = useMemo(() => asOpenApi3(definition), [definition])
  const { description, groups, ids, heights, errorFields } = useMemo(() => {
    const outline = outlineOf(document)
    const groups = operationGroups(document, outline.operations)
    const operations = groups.flatMap((group) => group.operations)
    const ids = operations.map(({ id }) => id)
    const heightOf = createHeightEstimate(document)
    const heights = new Map(outline.operations.map((each) => [each.id, heightOf(each)]))
    return {
      description: outline.description,
      groups,
      ids,
      heights,
      errorFields: errorFieldPlaces(document, operations),
    }
  }, [document])
  const view = useRef<HTMLDivElement>(null)
  const stages = useOperationStages(ids, view)
  useAnchor(stages)
  useFieldFollower()
  return (
    <div className="stack definition" ref={view}>
      {import.meta.env.SSR &&
        sheets.map((href) => <link key={href} rel="stylesheet" href={href} precedence="viewer" />)}
      {description !== '' && (
        <div className="prose">
          <Markdown text={description} />
        </div>
      )}
      <div className="definition-actions">
        <Button asChild variant="soft">
          <DetourLink href={`/dashboard?page=newapplication&product=${encodeURIComponent(productId)}`}>
            {texts.useInApplication}
          </DetourLink>
        </Button>
        <Button asChild variant="soft" color="gray">
          <DetourLink href={ticketHref(service)}>{texts.createTicket}</DetourLink>
        </Button>
        <DownloadButtons definition={definition} name={service.name} />
        {__DEFINITIONS__ && <PageActions address={`${docsHref(place)}.md`} />}
      </div>
      {ids.length === 0 && <EmptyState title={texts.noOperations} />}
      {ids.length > 1 && <OperationList groups={groups} />}
      <ErrorFieldPlacesContext value={errorFields}>
        <ProductIdContext value={productId}>
          {groups.map((group) => (
            <TagGroup key={group.id} group={group}>
              {group.operations.map((outline) => (
                <OperationView
                  key={outline.id}
                  definition={document}
                  outline={outline}
                  height={heights.get(outline.id)}
                  stages={stages}
                />
              ))}
            </TagGroup>
          ))}
        </ProductIdContext>
      </ErrorFieldPlacesContext>
    </div>
  )
}

const ticketHref = ({ name, endpointAddress }: Props['service']) =>
  `${dashboardHref('createTicket')}&${new URLSearchParams({ api: name, endpoint: endpointAddress })}` as const
