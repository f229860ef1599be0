import { waitFor } from 'xstate'
import type { ActorsOf } from '../../../machines/port.ts'
import { loginHintMachine } from '../../../machines/session/loginHint.machine.ts'
import { openChannel } from '../../../rules/broadcastChannel.ts'
import type { Shell } from '../../bootstrap/shell/shell.ts'
import { mailReturn } from '../../session/drafts/mailReturn.ts'
import { fromListener } from '../shared/fromListener.ts'
import { startActor } from '../shared/startActor.ts'

/** The name that a sign-in begins with, and the place that it leads to. */
export interface LoginHint {
  username: string
  from: string | null
}

type Message = 'request' | { username: string }

/** Opened while this tab asks or answers. */
function openHints(listener: (message: Message) => void) {
  const channel = openChannel<Message>('portico.loginHint')
  channel.subscribe(listener)
  return channel
}

const loginHintActors = (session: Shell['session']) =>
  ({
    askTabs: fromListener(({ sendBack }) => {
      const { post, close } = openHints((message) => {
        if (message !== 'request') sendBack({ type: 'hint.offered', username: message.username })
      })
      post('request')
      return close
    }),
    answerTabs: fromListener<{ username: string }>(({ input }) => {
      const { post, close } = openHints((message) => {
        if (message === 'request') post({ username: input.username })
      })
      return close
    }),
    watchSession: fromListener(({ sendBack }) => {
      let known = session.owner()
      return session.subscribe(() => {
        const owner = session.owner()
        if (owner !== known && owner !== null) sendBack({ type: 'session.started' })
        known = owner
      })
    }),
  }) satisfies ActorsOf<typeof loginHintMachine>

export const loginHintFor = (session: Shell['session']) =>
  loginHintMachine.provide({ actors: loginHintActors(session) })

type Page = Pick<Shell, 'environment' | 'session' | 'once'>

const open = ({ environment, session }: Page) => startActor(environment, loginHintFor(session), {})

/** The page's one, which outlives the screens that hand it on. */
const loginHintOf = (page: Page) => page.once(open, page)

const mailReturnOf = ({ environment }: Page) => mailReturn(() => localStorage, environment.clock)

/** Whoever has opened an emailed link signs in next, or asks for another one. */
export const requestLoginHint = (page: Page): void =>
  loginHintOf(page).send({ type: 'hint.request', from: mailReturnOf(page).load() })

/** The owner of the address signs in next, whatever name an earlier sign-in was begun with, to go on at `from`. */
export function setLoginHint(page: Page & Pick<Shell, 'portal'>, username: string, from: string | null): void {
  page.portal()?.session.browser.draft.save('')
  const hint = loginHintOf(page)
  hint.send({ type: 'hint.set', username, from })
  mailReturnOf(page).save(hint.getSnapshot().context.from)
}

/** Who signs in next, once the other tabs had their time to answer, and where to; an empty text when nobody is expected. */
export async function loadLoginHint(page: Page, signal: AbortSignal): Promise<LoginHint> {
  const settled = await waitFor(loginHintOf(page), (snapshot) => !snapshot.matches('asking'), { signal })
  return settled.context
}
