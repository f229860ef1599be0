import { assertEvent } from 'xstate'
import { withProblem } from '../failure.ts'
import { ofOutput, withOutput } from '../port.ts'
import { type Listed, signatureWorkbenchSetup } from './signatureWorkbench.setup.ts'

/** Of the keys or of the text: what was made with the ones before ends. */
const changes = {
  'applications.listed': {
    guard: { type: 'isGone', params: ({ event }: { event: Listed }) => event },
    target: '.idle',
  },
  'keys.generate': '.idle',
  'key.paste': '.idle',
  'application.choose': {
    guard: { type: 'isKnown', params: ({ event }: { event: { id: string } }) => event.id },
    target: '.idle',
  },
  'key.clear': '.idle',
  'text.change': '.idle',
} as const

/**
 * Signs and verifies in the page, as a program does for the bank. Every change of the keys or of the text ends what was made
 * with the ones before: a signature that shows belongs to what shows beside it. Keys are in memory only.
 */
export const signatureWorkbenchMachine = signatureWorkbenchSetup.createMachine({
  id: 'signatureWorkbench',
  context: ({ input: { supported } }) => ({
    supported,
    list: { owner: null, status: 'signedOut', applications: [] },
    application: null,
    keys: null,
    fault: null,
    signed: null,
    ownerChanges: 0,
    verdict: null,
    keyProblem: null,
    signProblem: null,
    verifyProblem: null,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isSupported', target: 'ready' }, { target: 'unsupported' }] },
    unsupported: { tags: 'failed' },
    ready: {
      type: 'parallel',
      invoke: { id: 'watchApplications', src: 'watchApplications' },
      states: {
        key: {
          initial: 'none',
          on: {
            'applications.listed': [
              {
                guard: { type: 'isSomebodyElse', params: ({ event }) => event },
                target: '.none',
                actions: [{ type: 'setList', params: ({ event }) => event }, 'clearKeys', 'countOwner'],
              },
              {
                guard: { type: 'isGone', params: ({ event }) => event },
                target: '.none',
                actions: [{ type: 'setList', params: ({ event }) => event }, 'clearKeys'],
              },
              { actions: { type: 'setList', params: ({ event }) => event } },
            ],
            'keys.generate': { target: '.generating', actions: 'clearKeys' },
            'key.paste': { target: '.reading', actions: 'clearKeys' },
            'application.choose': {
              guard: { type: 'isKnown', params: ({ event }) => event.id },
              target: '.readingApplicationKey',
              actions: ['clearKeys', { type: 'setApplication', params: ({ event }) => event.id }],
            },
            'key.clear': { target: '.none', actions: 'clearKeys' },
          },
          states: {
            none: { entry: 'clearKeyProblem' },
            generating: {
              tags: 'busy',
              entry: 'clearKeyProblem',
              invoke: {
                id: 'generateKeys',
                src: 'generateKeys',
                input: ({ event }) => {
                  assertEvent(event, 'keys.generate')
                  return { bits: event.bits }
                },
                onDone: { target: 'held', actions: withOutput('setKeys') },
                onError: { target: 'failed', actions: withProblem('setKeyProblem') },
              },
            },
            reading: {
              tags: 'busy',
              entry: 'clearKeyProblem',
              invoke: {
                id: 'readKey',
                src: 'readKey',
                input: ({ event }) => {
                  assertEvent(event, 'key.paste')
                  return { kind: event.kind, text: event.text }
                },
                onDone: [
                  { guard: ofOutput('isRead'), target: 'held', actions: withOutput('setReading') },
                  { target: 'refused', actions: withOutput('setReading') },
                ],
                onError: { target: 'failed', actions: withProblem('setKeyProblem') },
              },
            },
            readingApplicationKey: {
              tags: 'busy',
              entry: 'clearKeyProblem',
              invoke: {
                id: 'readApplicationKey',
                src: 'readApplicationKey',
                input: ({ context: { application } }) => ({ publicKey: application?.publicKey ?? '' }),
                onDone: [
                  { guard: ofOutput('isRead'), target: 'held', actions: withOutput('setReading') },
                  { target: 'refused', actions: withOutput('setReading') },
                ],
                onError: { target: 'failed', actions: withProblem('setKeyProblem') },
              },
            },
            held: {},
            refused: { tags: 'failed' },
            failed: { tags: 'failed' },
          },
        },
        signing: {
          initial: 'idle',
          on: {
            ...changes,
            'text.sign': { guard: 'canSign', target: '.signing' },
          },
          states: {
            idle: { entry: ['clearSigned', 'clearSignProblem'] },
            signing: {
              tags: 'busy',
              entry: ['clearSigned', 'clearSignProblem'],
              invoke: {
                id: 'signText',
                src: 'signText',
                input: ({ context: { keys }, event }) => {
                  assertEvent(event, 'text.sign')
                  return { privateKey: keys?.privateKey ?? null, text: event.text }
                },
                onDone: { target: 'signed', actions: withOutput('setSigned') },
                onError: { target: 'failed', actions: withProblem('setSignProblem') },
              },
            },
            signed: {},
            failed: { tags: 'failed' },
          },
        },
        verifying: {
          initial: 'idle',
          on: {
            ...changes,
            'signature.change': '.idle',
            'signature.verify': { guard: 'canVerify', target: '.verifying' },
          },
          states: {
            idle: { entry: ['clearVerdict', 'clearVerifyProblem'] },
            verifying: {
              tags: 'busy',
              entry: ['clearVerdict', 'clearVerifyProblem'],
              invoke: {
                id: 'verifySignature',
                src: 'verifySignature',
                input: ({ context: { keys }, event }) => {
                  assertEvent(event, 'signature.verify')
                  return { publicKey: keys?.publicKey ?? '', text: event.text, signature: event.signature }
                },
                onDone: { target: 'verified', actions: withOutput('setVerdict') },
                onError: { target: 'failed', actions: withProblem('setVerifyProblem') },
              },
            },
            verified: {},
            failed: { tags: 'failed' },
          },
        },
      },
    },
  },
})
