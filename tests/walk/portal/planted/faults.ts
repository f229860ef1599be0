/** A fault that a page has beside its own, and the violation that must be found. */
export interface PlantedFault {
  finds: RegExp
  /** Only Chromium shows it. */
  needsBrowser?: true
  /** Runs in each page before the portal does. */
  plant(): void
}

/** By name; each function is sent to the page as text, so it uses nothing from around it. */
export const plantedFaults: Readonly<Record<string, PlantedFault>> = {
  'the greeting keeps the name of who was signed in before': {
    finds: /is shown while|is greeted/,
    plant() {
      let first: string | undefined
      setInterval(() => {
        const account = document.querySelector('.account')
        const text = account?.textContent ?? ''
        if (text.includes('Hello') && first === undefined) first = text
        const heading = document.querySelector('main h1')
        if (first !== undefined && heading && !text.includes(first) && !document.querySelector('.planted')) {
          const name = document.createElement('span')
          name.className = 'planted'
          name.textContent = ` Hello, ${first.includes('Ada') ? 'Ada' : 'Deniz'}`
          heading.append(name)
        }
      }, 5)
    },
  },
  'a page that cannot read its cookie greets somebody else': {
    finds: /something of Ada is shown while Deniz is signed in/,
    plant() {
      setInterval(() => {
        try {
          void document.cookie
        } catch {
          const heading = document.querySelector('main h1')
          if (heading && !/Ada/.test(heading.textContent ?? '')) heading.append(' Hello, Ada')
        }
      }, 5)
    },
  },
  'a page that cannot read its cookie shows what is somebody’s after the session': {
    finds: /something of Deniz is shown while nobody is signed in/,
    plant() {
      setInterval(() => {
        try {
          void document.cookie
        } catch {
          const account = document.querySelector('.account')
          const heading = document.querySelector('main h1')
          if (account?.textContent?.includes('Hello') || !heading) return
          if (!/Budget/.test(heading.textContent ?? '')) heading.append(' Budget Diary')
        }
      }, 5)
    },
  },
  'a token is refreshed twice at once': {
    finds: /refreshes by one action/,
    plant() {
      const { fetch } = globalThis
      globalThis.fetch = async (input, init) => {
        const request = new Request(input, init)
        const body = request.method === 'POST' ? await request.clone().text() : ''
        if (body.includes('grant_type=refresh_token')) void fetch(request.clone()).catch(() => {})
        return fetch(request)
      }
    },
  },
  'a button loses the focus when Enter presses it': {
    finds: /focus/,
    plant() {
      addEventListener('keyup', ({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLButtonElement) target.blur()
      })
    },
  },
  'a link leads nowhere': {
    finds: /dead link/,
    plant() {
      setInterval(() => {
        for (const link of document.querySelectorAll('a[href="/contact"]')) link.setAttribute('href', '/contacts')
      }, 5)
    },
  },
  'a password is kept in the storage': {
    finds: /a password is in the storage/,
    plant() {
      addEventListener('input', ({ target }) => {
        const field = target as HTMLInputElement
        if (field.type === 'password') sessionStorage.setItem('portico.form', JSON.stringify({ password: field.value }))
      })
    },
  },
  'what failed stays busy': {
    finds: /stays busy/,
    plant() {
      const { fetch } = globalThis
      globalThis.fetch = async (input, init) => {
        const response = await fetch(input, init)
        if (response.status >= 500)
          setInterval(() => document.querySelector('main')?.setAttribute('aria-busy', 'true'), 5)
        return response
      }
    },
  },
  'a draft is lost on the way back': {
    finds: /neither there nor offered/,
    plant() {
      addEventListener('popstate', () => {
        const until = performance.now() + 1000
        const timer = setInterval(() => {
          if (performance.now() > until) clearInterval(timer)
          for (const field of document.querySelectorAll<HTMLInputElement>('main form input, main form textarea')) {
            if (field.value === '' || field.readOnly) continue
            Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, '')
            field.dispatchEvent(new Event('input', { bubbles: true }))
          }
          for (const button of document.querySelectorAll('main button'))
            if (/Restore|Discard/.test(button.textContent ?? '')) button.parentElement?.remove()
        }, 5)
      })
    },
  },
  'Escape does not close a dialog': {
    finds: /Escape closes nothing/,
    plant() {
      addEventListener(
        'keydown',
        (event) => {
          if (event.key === 'Escape') event.stopImmediatePropagation()
        },
        true,
      )
    },
  },
  'a text has undefined in it': {
    finds: /the page shows ".*undefined/,
    plant() {
      setInterval(() => {
        const heading = document.querySelector('main h1')
        if (location.search.includes('page=profile') && heading && !/undefined/.test(heading.textContent ?? ''))
          heading.append(' of undefined')
      }, 5)
    },
  },
  'the old token is used after the sign-out': {
    finds: /with the token of a session that has ended/,
    plant() {
      const { fetch } = globalThis
      let old: string | null = null
      globalThis.fetch = async (input, init) => {
        const request = new Request(input, init)
        const authorization = request.headers.get('authorization')
        if (request.url.includes('/bank/api-dashboard') && authorization) {
          old ??= authorization
          request.headers.set('authorization', old)
        }
        return fetch(request)
      }
    },
  },
  'a fourth notice is shown': {
    finds: /notices are shown/,
    plant() {
      setInterval(() => {
        const toast = document.querySelector('[data-sonner-toast]')
        if (toast && document.querySelectorAll('[data-sonner-toast]').length < 4)
          for (let copy = 0; copy < 3; copy += 1) toast.parentElement?.append(toast.cloneNode(true))
      }, 5)
    },
  },
  'a form is sent twice': {
    finds: /sent 2 times by one action/,
    plant() {
      const { fetch } = globalThis
      globalThis.fetch = async (input, init) => {
        const request = new Request(input, init)
        if (/\/(?:saveapplication|savecontact|register)$/.test(request.url)) void fetch(request.clone()).catch(() => {})
        return fetch(request)
      }
    },
  },
  'a page is white': {
    finds: /the page is empty|stopped working|first headings/,
    plant() {
      setInterval(() => {
        if (location.search.includes('page=analytics')) document.querySelector('main')?.replaceChildren()
      }, 5)
    },
  },
  'a protected call is made without its token': {
    finds: /was called without a token/,
    plant() {
      const { fetch } = globalThis
      globalThis.fetch = async (input, init) => {
        const request = new Request(input, init)
        if (request.url.includes('/ticket/list')) request.headers.delete('authorization')
        return fetch(request)
      }
    },
  },
  'the menu marks another view': {
    finds: /the menu marks/,
    plant() {
      setInterval(() => {
        const [marked] = document.querySelectorAll('a[aria-current=page][href*="page=myTickets"]')
        marked?.removeAttribute('aria-current')
        if (marked) document.querySelector('a[href*="page=createTicket"]')?.setAttribute('aria-current', 'page')
      }, 5)
    },
  },
  'a button stays disabled after its call failed': {
    finds: /stays disabled after its call failed/,
    plant() {
      let pressed: HTMLButtonElement | undefined
      addEventListener(
        'click',
        ({ target }) => {
          pressed = (target as Element).closest('button') ?? undefined
        },
        true,
      )
      const { fetch } = globalThis
      globalThis.fetch = async (input, init) => {
        const response = await fetch(input, init)
        const button = pressed
        if (response.status >= 500 && button) setInterval(() => button.setAttribute('aria-disabled', 'true'), 5)
        return response
      }
    },
  },
  'a page is wider than a narrow window': {
    finds: /wider than the window/,
    needsBrowser: true,
    plant() {
      setInterval(() => {
        document.querySelector('main')?.setAttribute('style', 'min-width: 1500px')
      }, 20)
    },
  },
  'something lies over the buttons': {
    finds: /a control is covered/,
    needsBrowser: true,
    plant() {
      setInterval(() => {
        if (!document.body || document.querySelector('.veil')) return
        const veil = document.createElement('div')
        veil.className = 'veil'
        veil.setAttribute('style', 'position: fixed; inset: 0; z-index: 99999')
        document.body.append(veil)
      }, 20)
    },
  },
}
