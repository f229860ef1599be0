import type { Locator, Page } from '@playwright/test'
import { setFault } from '../faults.ts'
import { locate } from '../pageView.ts'
import type { ControlName, Step } from '../step.ts'
import { typedValue } from '../values.ts'
import type { WalkState } from '../walkState.ts'
import { prepareApplications } from './devices.ts'
import { fileOf } from './files.ts'
import { people, signInElsewhere } from './people.ts'
import { world } from './world.ts'

type Outcome = 'done' | 'impossible' | { wrong: string }

/** The browser's own dialog gives the focus back to what opened it; a field that is not shown never has it. */
async function keepingFocus(page: Page, choose: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => document.activeElement?.setAttribute('data-had-focus', ''))
  await choose()
  await page.evaluate(() => {
    const element = document.querySelector<HTMLElement>('[data-had-focus]')
    element?.removeAttribute('data-had-focus')
    element?.focus()
  })
}

const pause = { milliseconds: 25, times: 40 }

/** What a page is about to show is waited for; where nothing is on its way for a while, it will not come. */
async function find(walk: WalkState, name: ControlName): Promise<Locator | undefined> {
  for (let time = 0; time < pause.times; time += 1) {
    const found = await locate(walk.page, name)
    walk.actedAt = performance.now()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, pause.milliseconds))
  }
  return undefined
}

/** Before the first page of a tab there is nothing that a step could be taken on. */
const isEmpty = (page: Page): boolean => page.url() === 'about:blank'

const coverIn = (reason: string): string | undefined => /(<[^>]+>)[^\n]* intercepts pointer events/.exec(reason)?.[1]

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** What a part that has just come moves away is pressed where it is now. */
async function press(control: Locator): Promise<void> {
  const click = () => control.click({ timeout: 1000 })
  await click().catch((error) => {
    if (coverIn(messageOf(error)) === undefined) throw error
    return click()
  })
}

async function act(walk: WalkState, step: Step): Promise<boolean> {
  const { page } = walk
  switch (step.do) {
    case 'open':
      if (step.as) {
        await signInElsewhere(page, people[step.as]).catch(() => {})
        if (step.as === 'Deniz' && step.address.startsWith('/docs')) await prepareApplications(walk).catch(() => {})
        walk.forgetCalls()
      }
      await page.goto(step.address)
      return true
    case 'history':
      if (step.way === 'reload') await page.reload()
      else if (step.way === 'forward') await page.goForward()
      else {
        await page.goBack()
        if (isEmpty(page)) {
          await page.goForward()
          return false
        }
      }
      return true
    case 'key':
      await page.keyboard.press(step.key)
      return true
    case 'world':
      await world[step.event]?.happens(walk)
      return true
    case 'fault':
      if (isEmpty(page)) return false
      await setFault(walk, step.operation, step.ending)
      return true
    case 'complete': {
      let isFilled = false
      for (const field of step.fields) {
        const control = await (isFilled ? locate(page, field) : find(walk, field))
        if (!control) continue
        isFilled = true
        if (field.option !== undefined) await control.selectOption({ label: field.option })
        else await control.fill(typedValue(field.value ?? ''))
      }
      return isFilled
    }
    case 'upload': {
      const file = fileOf(walk, step.file)
      const control = await find(walk, step)
      if (!file || !control) return false
      await keepingFocus(page, () => control.setInputFiles({ name: step.file, ...file }))
      return true
    }
    default: {
      const control = await find(walk, step)
      if (!control) return false
      if (step.do === 'select') await control.selectOption({ label: step.option })
      else if (step.do === 'fill') await control.fill(typedValue(step.value))
      else if (step.do === 'press') await press(control)
      else await control.press('Enter')
      return true
    }
  }
}

const isBehindDialog = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dialog = '[role=dialog][data-state=open], [role=alertdialog][data-state=open], dialog[open]'
    return document.querySelector(dialog) !== null && document.querySelector('[data-walk]')?.closest(dialog) === null
  })

/** What left the page meanwhile, moved away or is behind a dialog cannot be used; what something else lies on is a fault of the page. */
export async function perform(walk: WalkState, step: Step): Promise<Outcome> {
  try {
    return (await act(walk, step)) ? 'done' : 'impossible'
  } catch (error) {
    const reason = messageOf(error)
    const cover = coverIn(reason)
    if (cover !== undefined && (await isBehindDialog(walk.page).catch(() => false))) return 'impossible'
    if (cover !== undefined) return { wrong: `a control is covered by ${cover}` }
    if (/can be used|Timeout|window of node|waited|not attached|Execution context|navigat/i.test(reason))
      return 'impossible'
    return { wrong: `the step failed: ${reason.split('\n')[0]}` }
  }
}
