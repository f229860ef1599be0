import { useSelector } from '@xstate/react'
import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { isInternal, productAt, serviceAt } from '../../../rules/catalogue/catalogue.ts'
import type { Catalogue, Product, Service } from '../../../rules/catalogue/catalogueSchema.ts'
import { operationOfAnchor } from '../../../rules/definition/operation/fieldAnchor.ts'
import { type DocsLocation, docsHref, docsTexts } from '../../../rules/docs/docs.ts'
import { startOf } from '../../../rules/text/serverText.ts'
import { onFirstInput } from '../../kit/firstInput.ts'
import { Link } from '../../kit/links/Link.tsx'
import { PageHeading } from '../../kit/PageHeading.tsx'
import { PartBoundary } from '../../kit/parts/lazyPart.tsx'
import { LoadingMessage } from '../../kit/states/Spinner.tsx'
import { EmptyState, ErrorState } from '../../kit/states/States.tsx'
import { DocsNotFound } from '../DocsNotFound.tsx'
import type { NavigatorActor } from '../navigatorActor.ts'
import { PageFeedback } from '../PageFeedback.tsx'
import { CredentialsContext } from '../samples/credentials.ts'
import { DefinitionView, loadStyles } from './DefinitionView.tsx'
import { definitionTexts as texts } from './definitionTexts.ts'

export { loadStyles }

export interface ServicePageProps {
  actor: NavigatorActor
  place: Extract<DocsLocation, { kind: 'service' }>
  catalogue: Catalogue
}

export default function ServicePage({ actor, place, catalogue }: ServicePageProps) {
  const { section } = place
  const product = productAt(catalogue, section, place.product)
  const service = product && serviceAt(catalogue, product.id, place.service)
  if (!service) return <DocsNotFound section={section} title={docsTexts.noService} />
  const back = docsHref({ ...place, kind: 'product', linked: false })
  return (
    <article className="docs-product">
      <Link href={back} className="text-link docs-back">
        <bdi>{startOf(product.name, 'name')}</bdi>
      </Link>
      <PageHeading title={service.name} />
      {!isInternal(product.id) && (
        <p className="docs-endpoint">
          {texts.endpoint} <code>{startOf(service.endpointAddress, 'summary')}</code>
        </p>
      )}
      <Definition key={service.serviceId} actor={actor} place={place} product={product} service={service} />
      <PageFeedback title={service.name} path={docsHref(place)} />
    </article>
  )
}

/** Of pages that were left, by service, in pixels: a step back comes to where one had scrolled only if the page is as tall. */
const createHeights = () => new Map<string, number>()

/** Whether the page has what its address leads to: the bank's definition may be newer than the page. */
const hasTarget = (hash: string) =>
  hash.length < 2 || document.getElementById(operationOfAnchor(hash.slice(1))) !== null

function Definition(props: DefinitionProps) {
  const id = props.service.serviceId
  const shown = useRef<HTMLDivElement>(null)
  const heights = use(CredentialsContext)?.pageOnce(createHeights)
  useLayoutEffect(() => {
    const { current } = shown
    return () => void (current && heights?.set(id, current.offsetHeight))
  }, [id, heights])
  const { actor } = props
  useEffect(() => {
    const request = () => actor.send({ type: 'definition.requested' })
    if (hasTarget(location.hash)) return onFirstInput(request)
    request()
  }, [actor])
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <div ref={shown} style={isBusy ? { minHeight: heights?.get(id) } : undefined}>
      <PartBoundary>
        <DefinitionState {...props} />
      </PartBoundary>
    </div>
  )
}

interface DefinitionProps {
  actor: NavigatorActor
  place: ServicePageProps['place']
  product: Product
  service: Service
}

function DefinitionState({ actor, place, product, service }: DefinitionProps) {
  const snapshot = useSelector(actor, (current) => current)
  const { definition, problem } = snapshot.context
  if (definition)
    return <DefinitionView definition={definition} place={place} productId={product.id} service={service} />
  if (snapshot.hasTag('failed'))
    return (
      <ErrorState
        title={texts.definitionFailed}
        message={problem?.message ?? ''}
        onRetry={() => actor.send({ type: 'definition.reload' })}
      />
    )
  if (snapshot.matches({ service: 'empty' }))
    return (
      <EmptyState title={texts.definitionEmpty}>
        {isInternal(product.id) ? texts.definitionInternalHint : texts.definitionEmptyHint}
      </EmptyState>
    )
  return <LoadingMessage>{texts.definitionLoading}</LoadingMessage>
}
