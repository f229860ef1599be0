import { nextOtp } from '../../src/rules/bank/authorization/otpOutcomes.ts'
import { answerInApp, waitingCalls } from '../authorization/otp/mobileApp.ts'
import { nextOtpOf, setNextOtp } from '../authorization/otp/nextOtp.ts'
import { checkKnown, readJson } from '../http/readRequest.ts'
import type { ControlCalls } from '../kernel/calls/controlCall.ts'

export const otpControlCalls: ControlCalls = {
  'GET /otp': {
    summary: 'Lists the calls that wait for a one-time password.',
    resolve: async ({ bank }) => waitingCalls(bank),
  },
  'GET /otp/next': {
    summary: 'Shows the outcome of the next one-time password.',
    resolve: async ({ bank }) => nextOtpOf(bank),
  },
  'PUT /otp/next': {
    summary: 'Sets the outcome of the next one-time password.',
    bodies: [{ outcome: 'slow' }, { outcome: null }],
    async resolve({ bank, request }) {
      await setNextOtp(bank, checkKnown(await readJson(request), nextOtp))
      return nextOtpOf(bank)
    },
  },
  'POST /otp/:transactionId/confirm': {
    summary: 'Confirms a call in the mobile app of the customer.',
    resolve: ({ bank, params }) => answerInApp(bank, params.transactionId, 'customer.confirmed'),
  },
  'POST /otp/:transactionId/reject': {
    summary: 'Rejects a call in the mobile app of the customer.',
    resolve: ({ bank, params }) => answerInApp(bank, params.transactionId, 'customer.rejected'),
  },
}
