/** How a customer confirms what an OTP is asked for (001 sections 3 and 9). */
export const authenticationTypes = [
  {
    value: 1,
    name: 'SMS',
    answered: ['status', 'transactionId', 'authenticationType', 'otp_info'],
    sent: ['transaction_id', 'authenticationType', 'otp_info'],
  },
  {
    value: 5,
    name: 'Mobile confirmation',
    answered: ['status', 'transactionId', 'authenticationType', 'activationId', 'requestId'],
    sent: ['transaction_id', 'authenticationType', 'activationId', 'requestId'],
  },
] as const
