import { useAtomValue } from 'jotai'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { apiProducts, featuredCount, productHref } from '../../rules/catalogue.ts'
import { catalogueAtom } from '../../ui/catalogueState.ts'
import { Home } from '../../ui/home/Home.tsx'
import type { Shell } from '../bootstrap/shell.ts'
import type { ShellScreen } from '../router/screen.ts'

interface Props {
  session: Shell['session']
}

function HomeWithProducts({ session }: Props) {
  const { catalogue, failed } = useAtomValue(catalogueAtom)
  const products = catalogue ? apiProducts(catalogue.products) : failed ? [] : null
  const featured = products?.slice(0, featuredCount).map((product) => ({ ...product, href: productHref(product.id) }))
  return <Home featured={featured ?? null} progress={<Progress session={session} />} />
}

/** Only for who is signed in: nobody else loads it. */
function Progress({ session }: Props) {
  const owner = useSyncExternalStore(session.subscribe, session.owner, () => null)
  const [Loaded, setLoaded] = useState<ComponentType<{ owner: string }> | null>(null)
  useEffect(() => {
    if (owner === null) return
    import('./shared/FirstCallProgress.tsx').then(
      ({ FirstCallProgress }) => setLoaded(() => FirstCallProgress),
      () => {},
    )
  }, [owner])
  return owner !== null && Loaded ? <Loaded key={owner} owner={owner} /> : null
}

export const screen: ShellScreen = (_scope, { session }) => ({ element: <HomeWithProducts session={session} /> })
