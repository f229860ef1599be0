import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { serve } from '../../../scripts/serve.ts'
import { ensureBuilt } from '../../../scripts/support/built.ts'
import { sandboxCaptchaPrefix } from '../../../src/rules/sandbox/captcha.ts'
import { signInTexts } from '../../../src/ui/session/signInTexts.ts'
import { deniz, greeting, hydrated } from '../../support/browser/page.ts'
import { expect, test } from '../../support/browser/test.ts'

/** As reCAPTCHA's: the first script loads the second under a policy of a name that is taken, and that shows a frame. */
const scripts = {
  'https://www.google.com/recaptcha/api.js?render=explicit&trustedtypes=true': `
    window.grecaptcha = { ready: (run) => { window.grecaptchaReady = run } }
    trustedTypes.createPolicy('goog#html', {})
    const script = document.createElement('script')
    script.src = trustedTypes.createPolicy('goog#html', { createScriptURL: (url) => url })
      .createScriptURL('https://www.gstatic.com/recaptcha/releases/a1-b2/recaptcha__en.js')
    document.head.append(script)`,
  'https://www.gstatic.com/recaptcha/releases/a1-b2/recaptcha__en.js': `
    window.grecaptcha.render = (element, { sitekey, callback }) => {
      const frame = document.createElement('iframe')
      frame.title = 'reCAPTCHA'
      frame.src = 'https://www.google.com/recaptcha/api2/anchor?k=' + sitekey
      element.append(frame)
      addEventListener('message', ({ data, origin }) => {
        if (origin === 'https://www.google.com') fetch('https://www.google.com/recaptcha/api2/clr').then(() => callback(data))
      })
    }
    window.grecaptchaReady()`,
}

async function answerForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(/^https:\/\/www\.(?:google|gstatic)\.com\//, (route) => {
    const url = route.request().url()
    asked.push(url)
    const script = scripts[url as keyof typeof scripts]
    if (script) return route.fulfill({ contentType: 'text/javascript', body: script })
    if (!url.includes('/api2/anchor')) return route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } })
    const answer = `${sandboxCaptchaPrefix}google-${asked.length}`
    return route.fulfill({
      contentType: 'text/html',
      body: `<button onclick="parent.postMessage('${answer}', '*')">I'm not a robot</button>`,
    })
  })
  return asked
}

/** The build with the sandbox and this site key. */
async function serveWithSiteKey(siteKey: string) {
  const folder = mkdtempSync(join(tmpdir(), 'portico-captcha-'))
  cpSync(await ensureBuilt('sandbox'), folder, { recursive: true })
  const settings = join(folder, 'portal.json')
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(readFileSync(settings, 'utf8')), captcha: { siteKey } }))
  const { url, close } = await serve(folder, 0)
  return {
    url,
    close() {
      close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Distinguishes one document from the next. */
const mark = (page: Page, name: string) => page.evaluate((name) => Object.assign(window, { mark: name }), name)
/** Undefined while one document takes the place of another. */
const markOf = (page: Page) => page.evaluate(() => 'mark' in window && window.mark).catch(() => undefined)

const refusalOf = (page: Page, attempt: () => unknown) =>
  page.evaluate(`(${attempt})()`).then(
    () => 'allowed',
    (error: Error) => error.message.split('\n')[0],
  )

test('reCAPTCHA runs in documents of pages with a captcha alone, on the way in and on the way out', {
  tag: '@full',
}, async ({ page, quiet }) => {
  const portal = await serveWithSiteKey('site-key')
  quiet.allow(/request left the origin/)
  const asked = await answerForGoogle(page)
  try {
    await page.goto(`${portal.url}/faq`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`${portal.url}/`)
    await mark(page, 'home')
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel(signInTexts.username).fill(deniz.eMailAddress)
    await page.getByLabel(signInTexts.password, { exact: true }).fill(deniz.password)
    await page.frameLocator('iframe[title="reCAPTCHA"]').getByRole('button').click()
    expect(await markOf(page), 'the document of the home page shows the captcha').toBe(false)
    expect(asked.slice(0, 3)).toEqual([
      ...Object.keys(scripts),
      'https://www.google.com/recaptcha/api2/anchor?k=site-key',
    ])
    await mark(page, 'sign-in')

    await page.goBack()
    await expect(page).toHaveURL(`${portal.url}/`)
    await expect.poll(() => markOf(page), 'the document of the sign-in page shows the home page').toBe(false)
    await hydrated(page)
    await mark(page, 'home again')
    await page.goForward()
    await expect(page).toHaveURL(`${portal.url}/login`)
    await expect.poll(() => markOf(page), 'the document of the home page shows the sign-in page').toBe(false)
    await hydrated(page)
    await expect(page.getByLabel(signInTexts.username), 'what was typed is there again').toHaveValue(deniz.eMailAddress)
    await page.getByLabel(signInTexts.password, { exact: true }).fill(deniz.password)
    await page.frameLocator('iframe[title="reCAPTCHA"]').getByRole('button').click()
    await page.getByRole('main').getByRole('button', { name: signInTexts.signInButton, exact: true }).click()
    await expect(greeting(page, deniz.firstName)).toBeVisible()
    await expect(page).toHaveURL(`${portal.url}/dashboard?page=home`)
    expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false)
  } finally {
    portal.close()
  }
})

test('texts become neither HTML nor scripts, and nobody else creates a policy', async ({ page, quiet }) => {
  quiet.allow(
    /policy violation: (?:require-trusted-types-for|trusted-types) |TrustedHTML|TrustedScript|createPolicy|named 'mine'/,
  )
  await page.goto('/')
  const refused = [
    () => {
      document.body.innerHTML += '<img src="x" onerror="window.reached = true">'
    },
    () => {
      document.createElement('script').src = '/assets/other.js'
    },
    () => {
      document.createElement('script').text = 'window.reached = true'
    },
    () => new DOMParser().parseFromString('<b>', 'text/html'),
    () => navigator.serviceWorker.register('/other.js'),
    // biome-ignore lint/suspicious/noExplicitAny: the types do not know Trusted Types here
    () => (window as any).trustedTypes.createPolicy('mine', { createHTML: (html: string) => html }),
  ]
  const answers: (string | undefined)[] = []
  for (const attempt of refused) answers.push(await refusalOf(page, attempt))
  expect(answers).toEqual(refused.map(() => expect.stringMatching(/requires 'Trusted|Policy "mine" disallowed/)))
  expect(await page.evaluate(() => 'reached' in window)).toBe(false)
})
