import { expect, test } from 'vitest'
import type { Application, Bank } from '../../../mocks/testing/types.ts'
import { deleteClient } from '../oauth.ts'
import { hostOf } from '../testing/hostOf.ts'
import { openBankAt, places } from '../testing/openedBanks.ts'

const deleteApplication = (bank: Bank, { id, clientId, clientSecret }: Application) =>
  deleteClient(hostOf(bank), { id, oauthClientId: clientId, oauthClientSecret: clientSecret, productList: [] })

test.each(places)('a deleted application receives no further movement, in a bank %s', async (place) => {
  await using bank = await openBankAt(place)
  const follower = await bank.application({ name: 'Follower' })
  const subscription = {
    url: 'https://stall.example.com/hook',
    transactionTypes: ['CVIRM' as const],
    accountNumbers: ['1010000001'],
  }
  await follower.call('createSubscription', subscription)
  const payer = await bank.application({ name: 'Payer' })
  const addressesAfterTransfer = async () => {
    await payer.call('createInternalTransfer', {
      senderAccountNumber: '1010000001',
      receiverAccountNumber: '1010000002',
      amount: { amount: '5.00', currency: 'TRY' },
      reasonCode: 'U',
    })
    return (await bank.webhooks.list()).map(({ url }) => url)
  }
  expect(await addressesAfterTransfer()).toEqual([subscription.url])
  await deleteApplication(bank, follower)
  expect(await addressesAfterTransfer()).toEqual([subscription.url])
})

test('no call of a deleted application waits for its one-time password', async () => {
  await using bank = await openBankAt('in process')
  const order = {
    senderAccountNumber: '1010000001',
    receiverIban: 'TR730888800000002020000001',
    receiverName: 'Burak Aydın',
    amount: { amount: '5.00', currency: 'TRY' as const },
    reasonCode: '01' as const,
  }
  const [kept, deleted] = [await bank.application({ name: 'Kept' }), await bank.application({ name: 'Deleted' })]
  const waiting = await kept.call('createEftTransfer', order, { otp: 'wait' })
  await deleted.call('createEftTransfer', order, { otp: 'wait' })
  await deleteApplication(bank, deleted)
  const idsOf = (calls: unknown) => (calls as { transactionId: string }[]).map(({ transactionId }) => transactionId)
  const ids = idsOf([waiting])
  expect(idsOf(await bank.control('GET', '/otp'))).toEqual(ids)
  const due = (await bank.control('GET', '/due')) as { text: string; subject: string }[]
  expect(due.filter(({ text }) => text === 'One-time password expires').map(({ subject }) => subject)).toEqual(ids)
})
