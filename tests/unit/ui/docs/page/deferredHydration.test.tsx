import { Window } from 'happy-dom'
import { expect, test, vi } from 'vitest'

/** React reads what a browser has when it is loaded. */
async function inBrowser() {
  vi.resetModules()
  const window = new Window({ url: 'http://localhost/docs/terminology' })
  const { document, navigator, location, Event, HTMLIFrameElement } = window
  const addEventListener = window.addEventListener.bind(window)
  const globals = { window, document, navigator, location, Event, HTMLIFrameElement, addEventListener }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  return {
    portal: document.body as unknown as HTMLElement,
    react: await import('react'),
    hydrateRoot: (await import('react-dom/client')).hydrateRoot,
    renderToString: (await import('react-dom/server')).renderToString,
    holdPresses: (await import('../../../../../src/ui/docs/page/deferredHydration.ts')).holdPresses,
  }
}

test('what was pressed is hydrated also while an update elsewhere waits without end', async () => {
  const { portal, react, hydrateRoot, renderToString, holdPresses } = await inBrowser()
  const { startTransition, Suspense, use, useEffect, useState } = react
  const done: string[] = []
  let codeIsHere = () => {}
  const code = new Promise<void>((resolve) => {
    codeIsHere = resolve
  })
  const noCode = new Promise<never>(() => {})
  let isBuild = true
  let update = () => {}

  function Waiting() {
    done.push('the update waits')
    return use(noCode)
  }
  function Elsewhere() {
    const [isUpdated, setIsUpdated] = useState(false)
    update = () => startTransition(() => setIsUpdated(true))
    useEffect(() => void done.push('the rest is hydrated'), [])
    return isUpdated && <Waiting />
  }
  function Article() {
    if (!isBuild) use(code)
    useEffect(() => void done.push('the article is hydrated'), [])
    return <button type="button">Python</button>
  }
  const app = (
    <main>
      <Elsewhere />
      <Suspense>
        <Article />
      </Suspense>
    </main>
  )
  const reached = (step: string) => vi.waitFor(() => expect(done).toContain(step))

  portal.innerHTML = renderToString(app)
  isBuild = false
  startTransition(() => void hydrateRoot(portal, app))
  await reached('the rest is hydrated')
  update()
  await reached('the update waits')
  holdPresses(portal)
  portal.querySelector('button')?.click()
  codeIsHere()
  await reached('the article is hydrated')
})

test('a press that is held is forgotten once a navigation leads elsewhere', async () => {
  const { portal, holdPresses } = await inBrowser()
  portal.innerHTML = '<button type="button">Python</button><button type="button">Java</button>'
  const [python, java] = portal.querySelectorAll('button')
  const release = holdPresses(portal)
  python?.click()
  window.dispatchEvent(new Event('pushState'))
  java?.click()
  expect(release().map(({ textContent }) => textContent)).toEqual(['Java'])
})
