import { useAtomValue } from 'jotai'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { apiProducts, productHref } from '../../rules/catalogue/catalogue.ts'
import { catalogueLimits } from '../../rules/catalogue/catalogueLimits.ts'
import { catalogueAtom } from '../../ui/catalogueState.ts'
import { HomeView } from '../../ui/home/HomeView.tsx'
import type { Shell } from '../bootstrap/shell/shell.ts'
import type { ShellScreen } from '../router/screen.ts'

type Props = Pick<Shell, 'session' | 'portalReady'>

function HomeWithProducts({ session, portalReady }: Props) {
  const { catalogue, failed } = useAtomValue(catalogueAtom)
  const products = catalogue ? apiProducts(catalogue.products) : failed ? [] : null
  const featured = products
    ?.slice(0, catalogueLimits.featured)
    .map((product) => ({ ...product, href: productHref(product) }))
  return <HomeView featured={featured ?? null} progress={<Progress session={session} portalReady={portalReady} />} />
}

/** Only for who is signed in, where the portal sends calls to the bank: nobody else loads it. */
function Progress({ session, portalReady }: Props) {
  const owner = useSyncExternalStore(session.subscribe, session.owner, () => null)
  const [Loaded, setLoaded] = useState<ComponentType<{ owner: string }> | null>(null)
  useEffect(() => {
    if (owner === null) return
    const load = async () => {
      if (!(await portalReady).configuration.tryItOut) return
      const { FirstCallProgress } = await import('./shared/FirstCallProgress.tsx')
      setLoaded(() => FirstCallProgress)
    }
    load().catch(() => {})
  }, [owner, portalReady])
  return owner !== null && Loaded ? <Loaded key={owner} owner={owner} /> : null
}

export const screen: ShellScreen = (_scope, shell) => ({
  element: <HomeWithProducts session={shell.session} portalReady={shell.portalReady} />,
})
