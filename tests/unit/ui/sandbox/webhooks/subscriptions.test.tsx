import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { newSubscriptionMachine } from '../../../../../src/machines/sandbox/newSubscription.machine.ts'
import { webhookSecretMachine } from '../../../../../src/machines/sandbox/webhookSecret.machine.ts'
import type { WebhookSubscription, WebhooksData } from '../../../../../src/rules/sandbox/webhooks.ts'
import { SubscriptionForm } from '../../../../../src/ui/sandbox/webhooks/SubscriptionForm.tsx'
import { Subscriptions } from '../../../../../src/ui/sandbox/webhooks/Subscriptions.tsx'

const pending = fromPromise(() => new Promise(() => {})) as never

const subscription = (subscriptionId: string): WebhookSubscription => ({
  subscriptionId,
  applicationId: 'application-1',
  applicationName: 'Corner Shop',
  customerNumber: '1',
  url: 'https://hooks.example.com',
  events: ['transaction.booked'],
  transactionTypes: ['FBTCH'],
  accountNumbers: ['1010000001'],
  status: 'ACTIVE',
  previousSecretUntil: null,
  createdAt: '2026-03-14T10:00:00.000Z',
  endedAt: null,
})
const subscribers: WebhooksData['subscribers'] = {
  applications: [{ id: 'application-1', name: 'Corner Shop' }],
  customers: [{ customerNumber: '1', name: 'Deniz', accounts: [] }],
}

/** The names of the buttons that do nothing now. */
const disabled = (html: string) =>
  Array.from(html.matchAll(/<button[^>]*aria-disabled="true"[^>]*>(.*?)<\/button>/g), ([button, text]) =>
    (/aria-label="([^"]*)"/.exec(button)?.[1] ?? text ?? '').trim(),
  )

test('while a secret is rotated none is shown or rotated', () => {
  const newSubscription = createActor(newSubscriptionMachine).start()
  const secret = createActor(
    webhookSecretMachine.provide({ actors: { readSecret: pending, rotateSecret: pending } }),
  ).start()
  const html = () =>
    renderToStaticMarkup(
      <Subscriptions
        data={{ subscriptions: [subscription('WH1'), subscription('WH2')], subscribers } as unknown as WebhooksData}
        newSubscription={newSubscription}
        secret={secret}
        change={() => {}}
      />,
    )
  secret.send({ type: 'secret.show', id: 'WH1' })
  expect(disabled(html())).toEqual([])
  secret.send({ type: 'secret.rotate', id: 'WH1' })
  expect(disabled(html())).toEqual([
    'Show secret of WH1',
    'Rotate secret of WH1',
    'Show secret of WH2',
    'Rotate secret of WH2',
  ])
})

test('while a subscription is created the form neither sends nor closes', () => {
  const actor = createActor(newSubscriptionMachine.provide({ actors: { createSubscription: pending } })).start()
  const html = () =>
    renderToStaticMarkup(<SubscriptionForm actor={actor} subscribers={subscribers} onCancel={() => {}} />)
  actor.send({ type: 'form.open' })
  expect(disabled(html())).toEqual([])
  actor.send({
    type: 'subscription.create',
    order: {
      applicationId: 'application-1',
      customerNumber: '1',
      url: 'https://hooks.example.com',
      events: ['transaction.booked'],
      transactionTypes: ['FBTCH'],
      accountNumbers: ['1010000001'],
    },
  })
  expect(disabled(html())).toEqual(['Subscribe', 'Cancel'])
})
