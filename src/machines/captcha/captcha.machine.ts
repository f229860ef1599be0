import { assign, emit, setup } from 'xstate'
import { captchaLimits } from '../../rules/captcha/captchaLimits.ts'
import { isCaptchaResponse } from '../captchaForm.ts'
import { unprovided } from '../port.ts'

/**
 * The captcha of one form (000 section 5): shown 500 ms after the page, solved by the widget, reset after a use; a
 * widget that is pending too long is given up, and an empty answer solves nothing.
 */
export const captchaMachine = setup({
  types: {} as {
    context: { response: string | null; resetCount: number }
    events:
      | { type: 'captcha.solve'; response: string }
      | { type: 'captcha.expire' }
      | { type: 'captcha.fail' }
      | { type: 'captcha.reload' }
      | { type: 'captcha.reset' }
    emitted: { type: 'captcha.solved'; response: string } | { type: 'captcha.cleared' }
    tags: 'busy' | 'failed' | 'shown'
  },
  actors: {
    loadWidget: unprovided<void>('loadWidget'),
  },
  actions: {
    setResponse: assign({
      response: ({ event }) => (event.type === 'captcha.solve' ? event.response : null),
    }),
    emitSolved: emit(({ context }) => ({ type: 'captcha.solved' as const, response: context.response ?? '' })),
    clearResponse: assign({ response: null }),
    emitCleared: emit({ type: 'captcha.cleared' as const }),
    countReset: assign({ resetCount: ({ context }) => context.resetCount + 1 }),
  },
  guards: { isResponse: ({ event }) => event.type === 'captcha.solve' && isCaptchaResponse(event.response) },
  delays: { captchaDelay: captchaLimits.delay, captchaTimeout: captchaLimits.timeout },
}).createMachine({
  id: 'captcha',
  context: { response: null, resetCount: 0 },
  initial: 'pending',
  states: {
    pending: {
      after: { captchaDelay: 'loading' },
    },
    loading: {
      tags: 'busy',
      invoke: { id: 'loadWidget', src: 'loadWidget', onDone: 'ready', onError: 'unavailable' },
      after: { captchaTimeout: 'unavailable' },
    },
    ready: {
      tags: 'shown',
      on: {
        'captcha.solve': { guard: 'isResponse', target: 'solved', actions: ['setResponse', 'emitSolved'] },
        'captcha.reset': { actions: 'countReset' },
        'captcha.fail': 'unavailable',
      },
    },
    solved: {
      tags: 'shown',
      on: {
        'captcha.expire': { target: 'expired', actions: ['clearResponse', 'emitCleared'] },
        'captcha.reset': { target: 'ready', actions: ['clearResponse', 'countReset', 'emitCleared'] },
        'captcha.fail': { target: 'unavailable', actions: ['clearResponse', 'emitCleared'] },
      },
    },
    expired: {
      tags: 'shown',
      on: {
        'captcha.solve': { guard: 'isResponse', target: 'solved', actions: ['setResponse', 'emitSolved'] },
        'captcha.reset': { target: 'ready', actions: 'countReset' },
        'captcha.fail': 'unavailable',
      },
    },
    unavailable: {
      tags: 'failed',
      on: { 'captcha.reload': 'loading' },
    },
  },
})
