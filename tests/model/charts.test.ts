import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, createActor, StateMachine } from 'xstate'
import { pathOf, statesOf } from '../../src/app/inspector/statechart.ts'

const modules = import.meta.glob<Record<string, AnyStateMachine>>([
  '../../src/machines/**/*.machine.ts',
  '../../mocks/**/*.machine.ts',
])

const sources = import.meta.glob<string>('../../src/machines/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What exists once, and where: a chart takes it from there. */
const once = {
  'failure.ts': /event\.error|(?:p|P)roblem: \(_|(?:clear\w*Problem): assign/,
  'captchaForm.ts': /'captcha\.(?:solved|cleared|validate)': \{|'isCaptchaSolved'|'resetCaptcha'/,
}

const goldens = import.meta.glob<string>('./**/*.golden.json', { query: '?raw', import: 'default', eager: true })

const walks = import.meta.glob<string>('./**/*.property.test.ts', { query: '?raw', import: 'default', eager: true })

test('goldens are short enough to be read: at most 200 lines of at most 170 characters', () => {
  const long = Object.entries(goldens).filter(([, text]) => {
    const lines = text.trimEnd().split('\n')
    return lines.length > 200 || lines.some(({ length }) => length > 170)
  })
  const charts = new Set(Object.keys(goldens).map((file) => file.replace(/(?:\.\w+)?\.golden\.json$/, '')))
  expect(charts.size).toBe(Object.keys(modules).length)
  expect(long.map(([file]) => file)).toEqual([])
})

test.each(Object.entries(once))('only %s says what all charts take from it', (home, copy) => {
  const homes = Object.entries(sources).filter(([, source]) => copy.test(source))
  expect(homes.map(([file]) => file)).toEqual([`../../src/machines/${home}`])
})

describe.each(Object.entries(modules))('%s', (file, load) => {
  const flow = file.replace(/^.*\/(.+)\.machine\.ts$/, '$1')
  const chart = async () => (await load())[`${flow}Machine`] as AnyStateMachine

  test('exports one machine, named like its file', async () => {
    const machines = Object.entries(await load()).filter(([, value]) => value instanceof StateMachine)
    expect(machines.map(([name]) => name)).toEqual([`${flow}Machine`])
    expect((await chart()).id).toBe(flow)
  })

  test('is walked, with its model', () => {
    const [walk, ...others] = Object.entries(walks).filter(([name]) => name.endsWith(`/${flow}.property.test.ts`))
    expect(others).toEqual([])
    expect(walk?.[1], `there is no tests/model/**/${flow}.property.test.ts`).toMatch(
      new RegExp(`(?:model: |\\.{3})${flow}Model,`),
    )
  })

  test('names events noun.verb, and each invoke after its source', async () => {
    const states = statesOf((await chart()).root)
    const events = states.flatMap(({ config }) => Object.keys(config.on ?? {}))
    expect(events.filter((type) => !/^[a-z]+[A-Za-z]*\.[a-z]+[A-Za-z]*$/.test(type))).toEqual([])
    const invokes = states.flatMap(({ invoke }) => invoke)
    expect(invokes.filter(({ id, src }) => id !== src)).toEqual([])
  })

  test('gives each state that waits for a call a way out when the call fails', async () => {
    const states = statesOf((await chart()).root)
    const deaf = states.filter(({ invoke }) => invoke.some(({ onDone, onError }) => onDone && !onError))
    expect(deaf.map(pathOf)).toEqual([])
  })

  test('names each port that is not provided', async () => {
    const actors = Object.entries((await chart()).implementations.actors as Record<string, AnyActorLogic>)
    for (const [name, logic] of actors.filter(([, each]) => !(each instanceof StateMachine))) {
      const failure = new Promise((_, reject) => {
        const port = createActor(logic)
        port.subscribe({ error: reject })
        port.start()
      })
      await expect(failure).rejects.toThrow(`${name} must be provided`)
    }
  })
})
