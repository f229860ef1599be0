import { expect, test } from 'vitest'
import {
  beyondBudget,
  budget,
  contentPages,
  dashboardViews,
  formPages,
  viewBeyondBudget,
} from '../../../../scripts/checks/budgets.ts'

const load = (page: string, scriptBytes: number, requests = 8, styleBytes = 13_000) => ({
  page,
  scripts: [],
  styles: [],
  scriptBytes,
  styleBytes,
  requests,
})

test('a page keeps to the budget of its route, whatever others may ask for', () => {
  expect(beyondBudget(load('community/index.html', 84_000))).toEqual([])
  expect(beyondBudget(load('community/index.html', 84_001))).toEqual([
    'community/index.html: 84001 bytes of JS, allowed 84000',
  ])
  expect(beyondBudget(load('docs/api-usage/index.html', 100_001, 9, 13_001))).toEqual([
    'docs/api-usage/index.html: 100001 bytes of JS, allowed 100000',
    'docs/api-usage/index.html: 13001 bytes of CSS, allowed 13000',
    'docs/api-usage/index.html: 9 requests, allowed 8',
  ])
})

test('a page with a form may load the whole stylesheet', () => {
  expect(beyondBudget(load('login/index.html', 1000, 8, 18_600))).toEqual([])
  expect(beyondBudget(load('login/index.html', 1000, 8, 18_601))).toEqual([
    'login/index.html: 18601 bytes of CSS, allowed 18600',
  ])
})

test('a new route asks for a budget of its own', () => {
  expect(beyondBudget(load('pricing/index.html', 1000, 3))).toEqual([
    'pricing/index.html: pricing/ has no budget; it asks for 1000 bytes of JS in 3 requests',
  ])
})

test('no budget is above those of the design', () => {
  const above = (pages: typeof contentPages, scripts: number, requests: number) =>
    Object.entries(pages).filter(([, each]) => each.scripts > scripts || each.requests > requests)
  expect(above(contentPages, budget.scriptsOfContent, budget.requests)).toEqual([])
  expect(above(formPages, budget.scriptsOfForm, budget.requestsOfForm)).toEqual([])
})

test('a view of the dashboard keeps to a budget of its own, of what it loads beyond the dashboard', () => {
  const { scripts, requests } = dashboardViews.tickets ?? { scripts: 0, requests: 0 }
  expect(viewBeyondBudget('tickets', { scriptBytes: scripts, requests })).toEqual([])
  expect(viewBeyondBudget('tickets', { scriptBytes: scripts + 1, requests: requests + 1 })).toEqual([
    `tickets: ${scripts + 1} bytes of JS, allowed ${scripts}`,
    `tickets: ${requests + 1} requests, allowed ${requests}`,
  ])
  expect(viewBeyondBudget('invoices', { scriptBytes: 900, requests: 2 })).toEqual([
    'invoices has no budget; it asks for 900 bytes of JS in 2 requests more than the dashboard',
  ])
})
