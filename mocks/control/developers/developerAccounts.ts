import { object, string } from 'superstruct'
import { checkKnown, readJson } from '../../http/readRequest.ts'
import type { ControlCalls } from '../../kernel/calls/controlCall.ts'
import { disableAccount } from '../../portal/developers/developerAccounts.ts'
import { personas } from './personas.ts'

export const accountControlCalls: ControlCalls = {
  'GET /personas': {
    summary: 'Lists the ready-made developers of the portal, with passwords.',
    resolve: ({ bank }) => personas(bank),
  },
  'POST /accounts/disable': {
    summary: 'Disables an account of the portal until its password is renewed.',
    bodies: [{ eMailAddress: 'deniz.aydin@example.com' }],
    async resolve({ bank, request }) {
      const { eMailAddress } = checkKnown(await readJson(request), object({ eMailAddress: string() }))
      await disableAccount(bank, eMailAddress)
    },
  },
}
