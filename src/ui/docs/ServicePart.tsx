import type { ComponentType } from 'react'
import { lazyPart } from '../kit/lazyPart.tsx'
import { LoadingState } from './LoadingState.tsx'
import type { ServicePageProps } from './viewer/ServicePage.tsx'

let loaded: ComponentType<ServicePageProps> | undefined

/** Fetches the part ahead: a page that was rendered with it is hydrated once it is here. */
export const loadServicePage = async () => {
  const part = await import('./viewer/ServicePage.tsx')
  loaded = part.default
  return part
}

const Lazy = lazyPart(loadServicePage, { waiting: ({ place }) => <LoadingState section={place.section} /> })

/** A service with its API viewer, in a chunk that only the pages of services load. */
export function ServicePart(props: ServicePageProps) {
  const Loaded = loaded ?? Lazy
  return <Loaded {...props} />
}
