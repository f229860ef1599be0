// Keeps what later requests send: the token of a token request, what a call that waits for its OTP answered, and the time of the
// sandbox.
const keep = (key, value) => pm.collectionVariables.set(key, String(value))

function keepToken({ access_token: token, error, error_description: description }) {
  if (!token) return console.error(`No token: ${error}, ${description}`)
  keep('access_token', token)
  // It is valid once.
  if (pm.request.body?.urlencoded?.get('grant_type') === 'authorization_code') keep('code', '')
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
  const path = pm.request.url.getPath()
  if (path.endsWith('/oauth/token')) keepToken(answer)
  else if (path.endsWith('/sandbox/api/clock')) keep('clock_offset', Date.parse(answer.data?.now) - Date.now())
  else if (answer.data?.status === 'OTP_REQUIRED') keepOtp(answer.data)
}
