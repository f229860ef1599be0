import type { Page } from '@playwright/test'
import { expect } from './runner.ts'

/** By the name or, while the profile could not be read, by the address. */
export const signedIn = (tab: Page) => tab.getByRole('button', { name: /^Hello, (?:Deniz|deniz\.aydin@example\.com)$/ })

export async function withOthers(page: Page, count: number): Promise<Page[]> {
  const tabs = [page]
  while (tabs.length < count) tabs.push(await page.context().newPage())
  return tabs
}

/** All at once. */
export async function openProfile(tabs: readonly Page[]): Promise<void> {
  await Promise.all(tabs.map((tab) => tab.goto('/profile')))
  await Promise.all(tabs.map((tab) => expect(signedIn(tab)).toBeVisible()))
}
