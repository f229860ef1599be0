import { beforeEach, expect, test, vi } from 'vitest'
import type { PagePortal } from '../../../../src/app/bootstrap/portal/portal.ts'
import type { PageShell } from '../../../../src/app/bootstrap/shell/shell.ts'
import { createNavigation } from '../../../../src/app/router/navigation.ts'
import { arrived, resetPage, screens, settled, shell, shows } from './navigationPage.ts'

/** A page whose document was opened at `path`, with this site key in its portal.json. */
function openedAt(path: string, siteKey: string | null) {
  const reload = vi.fn()
  let answer = () => {}
  const callsSettled = vi.fn(async () => {})
  const portal = {
    configuration: { captcha: { siteKey } },
    callsSettled,
    currentAddress: () => undefined,
    forOwner: () => portal,
  } as unknown as PagePortal
  const holdCalls = () => {
    callsSettled.mockReturnValue(
      new Promise<void>((resolve) => {
        answer = resolve
      }),
    )
  }
  const navigation = createNavigation({ ...shell, portal: () => portal } as PageShell, screens, { path, reload })
  return { navigation, portal, reload, holdCalls, answer: () => answer() }
}

beforeEach(resetPage)

const captchaPaths = ['/login', '/register', '/reminder', '/reactivation', '/contact', '/support', '/Login/']

test.each(captchaPaths)('with a site key %s is a document of its own, and so is what follows it', async (path) => {
  for (const name of ['signIn', 'registration', 'reminder', 'reactivation', 'contact', 'support', 'faq'] as const)
    arrived.set(name, shows())
  const entering = openedAt('/faq', 'key')
  entering.navigation.handleLocation('/faq', '')
  expect(entering.navigation.view().element).toBe('shows /faq')
  entering.navigation.handleLocation(path, '?from=%2Fprofile')
  await settled()
  expect([entering.navigation.view().element, entering.reload.mock.calls]).toEqual([null, [[]]])

  const opened = openedAt(path, 'key')
  opened.navigation.handleLocation(path, '?from=%2Fprofile')
  await settled()
  expect([opened.navigation.view().element, opened.reload.mock.calls]).toEqual([`shows ${path}`, []])
  opened.navigation.handleLocation('/contact', '')
  expect([opened.navigation.view().element, opened.reload.mock.calls]).toEqual(['shows /contact', []])
  opened.navigation.handleLocation('/faq', '')
  await settled()
  expect([opened.navigation.view().element, opened.reload.mock.calls]).toEqual([null, [[]]])
})

test('without a site key one document shows all pages', async () => {
  for (const name of ['signIn', 'faq'] as const) arrived.set(name, shows())
  const { navigation, reload } = openedAt('/faq', null)
  for (const path of ['/faq', '/login', '/faq']) {
    navigation.handleLocation(path, '')
    expect(navigation.view().element).toBe(`shows ${path}`)
  }
  await settled()
  expect(reload).not.toHaveBeenCalled()
})

test('a page with a captcha waits for the settings, and who has left meanwhile stays where they went', async () => {
  for (const name of ['signIn', 'faq'] as const) arrived.set(name, shows())
  for (const siteKey of ['key', null]) {
    const { portal } = openedAt('/faq', siteKey)
    const reload = vi.fn()
    let current: PagePortal | undefined
    let arrive = (_portal: PagePortal) => {}
    const ready = new Promise<PagePortal>((resolve) => {
      arrive = resolve
    })
    const page = { ...shell, portal: () => current, portalReady: ready } as unknown as PageShell
    const [stays, leaves] = [0, 1].map(() => createNavigation(page, screens, { path: '/faq', reload }))
    for (const navigation of [stays, leaves]) navigation?.handleLocation('/login', '')
    leaves?.handleLocation('/faq', '')
    expect([stays?.view(), leaves?.view()]).toMatchObject([{ element: null }, { element: 'shows /faq' }])
    current = portal
    arrive(portal)
    await settled()
    expect([stays?.view().element, reload.mock.calls.length, leaves?.view().element]).toEqual(
      siteKey === null ? ['shows /login', 0, 'shows /faq'] : [null, 1, 'shows /faq'],
    )
  }
})

test('the document is left once changes in flight are answered, and not at all by who went back', async () => {
  for (const name of ['signIn', 'faq'] as const) arrived.set(name, shows())
  const { navigation, reload, holdCalls, answer } = openedAt('/faq', 'key')
  holdCalls()
  navigation.handleLocation('/faq', '')
  navigation.handleLocation('/login', '')
  await settled()
  expect(reload).not.toHaveBeenCalled()
  answer()
  await settled()
  expect(reload).toHaveBeenCalledOnce()

  holdCalls()
  navigation.handleLocation('/faq', '')
  navigation.handleLocation('/login', '')
  await settled()
  navigation.handleLocation('/faq', '')
  answer()
  await settled()
  expect([navigation.view().element, reload.mock.calls.length]).toEqual(['shows /faq', 1])
})
