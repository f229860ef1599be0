import { addressesOf, readPages } from '../../../scripts/pages/builtPages.ts'
import { ensureBuilt } from '../../../scripts/support/built.ts'
import { readScripts } from './bundle.ts'
import { openDomBanks } from './domBanks.ts'
import { hiddenElements } from './hiddenElements.ts'
import { DomPage } from './page.ts'

async function readBuild() {
  const build = await ensureBuilt('sandbox')
  const routes = readPages(build).map((page) => ({ addresses: addressesOf(page), file: page.file }))
  const pageOf = (pathname: string) => routes.find(({ addresses }) => addresses.test(pathname))?.file
  return { build, ...readScripts(build), isHidden: hiddenElements(build), pageOf }
}

/** Once in this process, and not before a page is opened: what only lists the tests needs no build. */
let reading: ReturnType<typeof readBuild> | undefined

/** The first page of a browser of its own, whose bank is as it is seeded. */
export async function openDom(): Promise<DomPage> {
  reading ??= readBuild()
  const banks = await openDomBanks()
  return new DomPage({ ...(await reading), banks })
}
