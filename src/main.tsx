import { hydrateRoot } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { App } from './app/App.tsx'
import { createPage } from './app/page.ts'
import { showNotice } from './ui/shell/notices.ts'
import './ui/styles.css'

const page = createPage({ navigate, notify: showNotice })
const { navigation, screens, session } = page

const follow = () => navigation.follow(location.pathname, location.search)

async function open() {
  const [{ createPortalClient }, configuration, sandbox] = await Promise.all([
    import('./api/client.ts'),
    import('./app/configuration.ts').then(({ loadConfiguration }) => loadConfiguration()),
    __SANDBOX__ ? import('../mocks/page.ts').then(({ startSandbox }) => startSandbox()) : undefined,
  ])
  page.open(configuration, sandbox?.fetch ?? fetch, createPortalClient)
}

async function start() {
  const root = document.getElementById('portal')
  if (!root) throw new Error('The page has no #portal')
  follow()
  await screens.load(navigation.view().place.route.screen)
  for (const event of ['popstate', 'pushState', 'replaceState']) addEventListener(event, follow)
  hydrateRoot(root, <App navigation={navigation} session={session} onHydrated={() => void open()} />)
  const { prefetchScreens } = await import('./app/prefetch.ts')
  prefetchScreens(screens)
}

void start()
