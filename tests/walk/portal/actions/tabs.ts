import type { WalkState } from '../walkState.ts'

export async function openSecondTab(walk: WalkState): Promise<void> {
  const address = walk.page.url()
  const page = await walk.portal.newPage()
  await walk.follow(page)
  await page.goto(address)
  walk.page = page
}

export async function useOtherTab(walk: WalkState): Promise<void> {
  const others = walk.page
    .context()
    .pages()
    .filter((page) => page !== walk.page)
  walk.page = others[0] ?? walk.page
}
