import { assign, object } from 'superstruct'
import { seededSubscriptions } from '../../seed/webhooks.ts'
import { serverAddress } from '../serverAddress.ts'
import type { TableDefinition } from '../table.ts'
import { type DeliveryRow, deliveryRow, type SubscriptionRow, subscriptionRow } from './webhookRows.ts'

export const webhookSubscriptions: TableDefinition<SubscriptionRow> = {
  row: subscriptionRow,
  imported: assign(subscriptionRow, object({ url: serverAddress })),
  indexed: ['customerNumber'],
  seed: async ({ now }) => seededSubscriptions(now()),
}

export const webhookDeliveries: TableDefinition<DeliveryRow> = {
  row: deliveryRow,
  imported: assign(deliveryRow, object({ url: serverAddress })),
}
