// @module-tag full

import { hydrated } from '../support/browser/page.ts'
import { expect, test } from '../support/browser/runner.ts'
import { formRules } from '../support/formRules.ts'

/** What stays beside the error of a field, by the page and the name of the field. */
const hints: Readonly<Record<string, string>> = {
  '/login username': 'The email address you signed up with',
  '/register phoneNumber': '7 to 15 digits, with an optional +',
  '/register password': 'At least 8 characters: uppercase and lowercase letters, a number and a special character',
  '/changepassword password': 'At least 8 characters, with a letter and a number',
}

for (const { address, button, labels, rows, pageRows = [] } of formRules)
  test(`${address} says what is missing, too long or wrong, and no more than that`, async ({ page }) => {
    await page.goto(address)
    await hydrated(page)
    const main = page.getByRole('main')
    const field = (name: string) => page.getByLabel(labels[name] ?? name, { exact: true })
    await main.getByRole('button', { name: button, exact: true }).click()
    for (const name of Object.keys(labels)) await expect(field(name)).toHaveAccessibleDescription(/(?:^| )Required$/)
    // The captcha's 'Required' comes with the other errors.
    const captcha = page.getByRole('group', { name: 'Security check' })
    await expect(captcha.getByText('Required', { exact: true })).toHaveCount(await captcha.count())
    for (const [name, typed, message] of [...rows, ...pageRows])
      await test.step(`${name}: ${typed}`, async () => {
        if (name === 'country') await field(name).selectOption(typed)
        else await field(name).fill(typed)
        await expect(field(name)).toHaveAttribute('aria-invalid', String(message !== null))
        if (message === null) return
        const hint = hints[`/${address.split('/')[1]} ${name}`]
        await expect(field(name)).toHaveAccessibleDescription(hint === undefined ? message : `${hint} ${message}`)
        await expect(main.locator('.field', { has: field(name) }).getByText(message, { exact: true })).toBeVisible()
      })
  })
