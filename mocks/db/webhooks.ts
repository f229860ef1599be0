import { seededSubscriptions } from '../webhooks/seededSubscriptions.ts'
import type { TableDefinition } from './table.ts'
import { type DeliveryRow, deliveryRow, type SubscriptionRow, subscriptionRow } from './webhookRows.ts'

export const webhookSubscriptions: TableDefinition<SubscriptionRow> = {
  row: subscriptionRow,
  indexed: ['customerNumber'],
  seed: async ({ now }) => seededSubscriptions(now()),
}

export const webhookDeliveries: TableDefinition<DeliveryRow> = { row: deliveryRow }
