import { useAtomValue } from 'jotai'
import { apiProducts, featuredCount, productHref } from '../../rules/catalogue.ts'
import { catalogueAtom } from '../../ui/catalogueState.ts'
import { Home } from '../../ui/home/Home.tsx'
import type { ShellScreen } from '../router/screen.ts'

function HomeWithProducts() {
  const { catalogue, failed } = useAtomValue(catalogueAtom)
  const products = catalogue ? apiProducts(catalogue.products) : failed ? [] : null
  const featured = products?.slice(0, featuredCount).map((product) => ({ ...product, href: productHref(product.id) }))
  return <Home featured={featured ?? null} />
}

export const screen: ShellScreen = () => ({ element: <HomeWithProducts /> })
