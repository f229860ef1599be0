import { expect, test } from 'vitest'
import { deleteClient } from '../oauth.ts'
import { hostOf } from '../testing/hostOf.ts'
import { openBankAt, places } from '../testing/openedBanks.ts'

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
  await deleteClient(hostOf(bank), {
    id: follower.id,
    oauthClientId: follower.clientId,
    oauthClientSecret: follower.clientSecret,
    productList: [],
  })
  expect(await addressesAfterTransfer()).toEqual([subscription.url])
})
