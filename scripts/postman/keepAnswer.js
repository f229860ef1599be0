// Keeps what later requests send: the token of a token request, and what a call that waits for its OTP answered.
const keep = (key, value) => pm.collectionVariables.set(key, String(value))

function keepToken({ access_token: token, error, error_description: description }) {
  if (token) keep('access_token', token)
  else console.error(`No token: ${error}, ${description}`)
}

function keepOtp({ transactionId, authenticationType, activationId, requestId }) {
  const confirmation = authenticationType === 1 ? { otp_info: '123456' } : { activationId, requestId }
  keep('transaction_id', transactionId)
  keep('authentication_type', authenticationType)
  keep('confirmation', JSON.stringify(confirmation).slice(1, -1))
}

const isJson = String(pm.response.headers.get('Content-Type')).includes('application/json')
if (isJson) {
  const answer = pm.response.json()
  if (pm.request.url.getPath().endsWith('/oauth/token')) keepToken(answer)
  else if (answer.data?.status === 'OTP_REQUIRED') keepOtp(answer.data)
}
