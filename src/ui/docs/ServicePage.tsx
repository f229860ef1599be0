import { useSelector } from '@xstate/react'
import { Link } from 'wouter'
import { serviceOf } from '../../rules/catalogue.ts'
import type { Catalogue } from '../../rules/catalogueSchema.ts'
import { type DocsLocation, docsHref, docsTexts as texts } from '../../rules/docs.ts'
import { PageHeading } from '../kit/PageHeading.tsx'
import { LoadingMessage } from '../kit/Spinner.tsx'
import { EmptyState, ErrorState } from '../kit/States.tsx'
import { ComingSoon } from '../shell/ComingSoon.tsx'
import { DocsNotFound } from './DocsNotFound.tsx'
import type { NavigatorActor } from './navigatorActor.ts'
import { shownProduct } from './shownProduct.ts'

interface Props {
  actor: NavigatorActor
  place: Extract<DocsLocation, { kind: 'service' }>
  catalogue: Catalogue
}

export function ServicePage({ actor, place: { section, productId, serviceId }, catalogue }: Props) {
  const product = shownProduct(catalogue, section, productId)
  const service = serviceOf(catalogue, productId, serviceId)
  if (!product || !service) return <DocsNotFound section={section} title={texts.noService} />
  const back = docsHref({ kind: 'product', section, productId, linked: false })
  return (
    <article className="docs-product">
      <Link href={back} className="text-link docs-back">
        <bdi>{product.name}</bdi>
      </Link>
      <PageHeading title={service.name} />
      <p className="docs-endpoint">
        {texts.endpoint} <code>{service.endpointAddress}</code>
      </p>
      <Definition actor={actor} back={{ label: product.name, href: back }} />
    </article>
  )
}

function Definition({ actor, back }: { actor: NavigatorActor; back: { label: string; href: string } }) {
  const snapshot = useSelector(actor, (current) => current)
  if (snapshot.hasTag('busy')) return <LoadingMessage>{texts.definitionLoading}</LoadingMessage>
  if (snapshot.hasTag('failed'))
    return (
      <ErrorState
        title={texts.definitionFailed}
        message={snapshot.context.problem?.message ?? ''}
        onRetry={() => actor.send({ type: 'definition.reload' })}
      />
    )
  if (snapshot.matches({ service: 'empty' }))
    return <EmptyState title={texts.definitionEmpty}>{texts.definitionEmptyHint}</EmptyState>
  return <ComingSoon title="API viewer" back={back} inside />
}
