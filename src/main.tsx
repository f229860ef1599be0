import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { App } from './app/App.tsx'
import { yieldToMain } from './app/actors/shared/yieldToMain.ts'
import { createBootstrap } from './app/bootstrap/bootstrap.ts'
import { createPage } from './app/bootstrap/createPage.ts'
import { openBankStorage } from './app/bootstrap/sandbox/bankStorage.ts'
import { matchRoute } from './app/router/routes.ts'
import { beforeNavigate } from './ui/kit/links/beforeNavigate.ts'
import { failureOf } from './ui/kit/states/failure.ts'
import { NoticesSlot } from './ui/shell/notices/NoticesSlot.tsx'
import { createNotices, type Notices } from './ui/shell/notices/notices.ts'
import './ui/styles.css'

type Page = ReturnType<typeof createPage>

async function open(page: Page, interactive: () => Promise<void>) {
  const [{ openPage }, catalogue, announcements, loaded, sandbox, added, banks] = await Promise.all([
    import('./app/bootstrap/openPage.ts'),
    import('./app/bootstrap/portal/startCatalogue.ts'),
    import('./app/bootstrap/portal/startAnnouncements.ts'),
    import('./app/bootstrap/portal/loadConfiguration.ts').then((module) => module.loadConfiguration()),
    __SANDBOX__ ? import('../mocks/hosts/page.ts').then(({ startSandbox }) => startSandbox()) : undefined,
    __SANDBOX__ ? import('./app/bootstrap/sandbox/sandboxEnvironment.ts') : undefined,
    __SANDBOX__ ? import('./app/bootstrap/sandbox/openChosenBank.ts') : undefined,
  ])
  const opened = __SANDBOX__ && banks ? banks.openChosenBank(loaded) : { configuration: loaded, shownBank: undefined }
  // The page is loaded again.
  if (!opened) return
  const { configuration, shownBank } = opened
  const bank = __SANDBOX__ && sandbox ? await sandbox.connect(configuration.services, configuration.control) : undefined
  const bankFetch = __SANDBOX__ && bank && shownBank ? shownBank.holding(bank.fetch) : fetch
  await yieldToMain()
  await openPage(page.startup, {
    configuration,
    fetch: bankFetch,
    mayUpload: (url) => !sandbox?.answers(url),
    startCatalogue: catalogue.startCatalogue,
    startAnnouncements: announcements.startAnnouncements,
    sandboxEnvironment: __SANDBOX__ && shownBank ? added?.sandboxEnvironment(bankFetch, shownBank) : undefined,
    sandboxHost: __SANDBOX__ ? bank?.host : undefined,
    shownBank,
  })
  if (__SANDBOX__ && shownBank)
    await Promise.all([
      import('./app/bootstrap/sandbox/followReplacements.ts'),
      import('./app/bootstrap/sandbox/followBankPresence.ts'),
    ]).then(([{ followReplacements, reportReplacedData }, { followBankPresence }]) => {
      followReplacements(page, shownBank.name)
      followBankPresence(bankFetch, shownBank.name, page.startup.shell.store)
      if (sandbox) void reportReplacedData(sandbox.dataReplaced, page.startup.shell.notify)
    })
  await interactive().catch(() => {})
  document.documentElement.dataset.settled = ''
}

/** A bug that an error boundary has caught is reported like any other; a lost chunk the browser itself reports. */
const reporting = {
  onCaughtError(error: unknown) {
    if (failureOf(error) === 'bug') reportError(error)
  },
}

/** The notices that show are shown by the next document too. */
async function reload(notices: Notices) {
  await import('./app/bootstrap/storedNotices.ts').then(
    ({ storeNotices }) => storeNotices(notices.current(), () => sessionStorage),
    () => {},
  )
  location.reload()
}

/** What the document was loaded for: a step in the history may have changed the address before any script ran. */
function openedAddress(): URL {
  const shown = new URL(location.href)
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!loaded || loaded.redirectCount > 0) return shown
  const opened = new URL(loaded.name, shown)
  const isShown = opened.pathname === shown.pathname && opened.search === shown.search
  return isShown || opened.origin !== shown.origin ? shown : opened
}

async function start() {
  const root = document.getElementById('portal')
  if (!root) throw new Error('The page has no #portal')
  await yieldToMain()
  if (__SANDBOX__)
    openBankStorage(
      () => localStorage,
      () => sessionStorage,
    )
  const { pathname, search, hash } = openedAddress()
  const notices = createNotices()
  const pageDocument = { path: pathname, reload: () => reload(notices) }
  const page = createPage(
    {
      // What takes an entry's place, such as the sign-in, keeps its state: the steps before it are there when it is back.
      navigate: (to, options) => navigate(to, { ...options, state: options && history.state }),
      notify: notices.show,
    },
    { pageDocument },
  )
  const { navigation, routeFocus, screens, session, openSearch } = page
  routeFocus.watchHistory()
  await yieldToMain()
  const follow = () => navigation.handleLocation(location.pathname, location.search, location.hash)
  const followHistory = () => {
    if (dispatchEvent(new Event(beforeNavigate, { cancelable: true }))) follow()
  }
  // The screen first, so that what hydrates is what was rendered at build; `navigation` shows that a chunk failed.
  await screens.load(matchRoute(pathname, search).route.screen).catch(() => {})
  navigation.handleLocation(pathname, search, hash)
  /** Once the page is hydrated: until then it is the one that was opened, wherever a step in the history led. */
  const followAddress = () => {
    follow()
    for (const event of ['pushState', 'replaceState']) addEventListener(event, follow)
    addEventListener('popstate', followHistory)
  }
  let interactive = Promise.resolve()
  const app = (
    <App
      navigation={navigation}
      routeFocus={routeFocus}
      session={session}
      onSearch={openSearch}
      ssrPath={pathname}
      bootstrap={createBootstrap(() => {
        followAddress()
        return open(page, () => interactive)
      })}
    >
      <NoticesSlot notices={notices} session={session} />
    </App>
  )
  // The development server's page is empty: there is nothing to hydrate.
  if (!root.firstElementChild) createRoot(root, reporting).render(app)
  // As a transition the work is cut into slices, and what the person does in between is answered.
  else startTransition(() => void hydrateRoot(root, app, reporting))
  interactive = makeInteractive(page)
  await interactive
}

/** What answers pointers and keys besides the views; it comes after them. */
async function makeInteractive({ screens, session }: Page) {
  const [{ prefetchScreens, prefetchFailureParts }, { guardPage }] = await Promise.all([
    import('./app/router/prefetch.ts'),
    import('./ui/shell/guardPage.ts'),
  ])
  guardPage()
  prefetchScreens(screens)
  prefetchFailureParts(screens, session)
}

void start()
