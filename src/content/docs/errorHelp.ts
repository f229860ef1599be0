import type { TokenErrorId } from '../../rules/bank/tokenErrors.ts'
import type { ApiErrorId } from '../../rules/docs/apiErrors.ts'

interface Help {
  cause: string
  remedy: string
}

/** Why each documented error is answered, and what to do about it. */
export const errorHelp: Readonly<Record<TokenErrorId | ApiErrorId, Help>> = {
  'missing-grant-type': {
    cause: 'The body has no grant_type, or it is not form-encoded.',
    remedy: 'Send grant_type in the body, with the Content-Type application/x-www-form-urlencoded.',
  },
  'scope-omitted': {
    cause: 'A client credentials request has no scope parameter.',
    remedy: 'Send scope, even if it is empty: scope= asks for every scope that is activated for your application.',
  },
  'missing-code': {
    cause: 'The code parameter is missing or empty.',
    remedy: 'Send the code from the redirect to your application.',
  },
  'redirect-uri-mismatch': {
    cause: 'The redirect_uri is not the one of step 1, or not the one that your application has registered.',
    remedy: 'Send the same redirect URI as in step 1, letter by letter, or change it in your application.',
  },
  'client-not-authenticated': {
    cause: 'The Authorization header is missing, or the client ID and client secret in it are wrong.',
    remedy:
      'Send Basic and the Base64 of client_id:client_secret. After Refresh Secret, use the new client ID and client secret.',
  },
  'missing-username': {
    cause: 'The username parameter is missing, empty or no customer number.',
    remedy: 'Send the customer number as username.',
  },
  'missing-password': {
    cause: 'The password parameter is missing, empty or wrong. The code of the login is -1.',
    remedy: 'Send the password of the customer. After five wrong ones in a row, wait as long as the response says.',
  },
  'missing-corporate-username': {
    cause: 'A corporate customer signs in without corporateUsername. The code of the login is 200058.',
    remedy: 'Send the name of the user who acts for the company as corporateUsername.',
  },
  'token-server-error': {
    cause: 'The authorization server couldn’t process the request.',
    remedy: 'Wait a few seconds and try again. If it happens again, create a ticket with the time of the request.',
  },
  'too-many-failed-attempts': {
    cause:
      'The customer number had five wrong passwords in a row. It waits 30 seconds; each further wrong one doubles that, up to 15 minutes.',
    remedy:
      'Wait as long as the description and Retry-After say: until then the right password is refused, too. A sign-in ends the count.',
  },
  'repeated-parameter': {
    cause: 'The body has a parameter more than once.',
    remedy: 'Send each parameter once. Separate several scopes by spaces in one scope parameter.',
  },
  'several-authentications': {
    cause: 'Beside the Authorization header the body has a client_secret, or the client_id of another application.',
    remedy: 'Send client_id and client_secret in the Authorization header alone.',
  },
  'unsupported-grant-type': {
    cause: 'The bank doesn’t support this grant_type.',
    remedy: 'Send client_credentials, password, authorization_code, authorization_id or refresh_token.',
  },
  'grant-not-activated': {
    cause: 'None of the APIs that are activated for your application takes tokens of this flow.',
    remedy: 'Switch on an API of the flow in your application, then request the token again.',
  },
  'scope-not-activated': {
    cause: 'A scope is unknown, belongs to another flow, or no activated API of your application has it.',
    remedy: 'Switch on an API of the scope in your application, or request the token without this scope.',
  },
  'invalid-code': {
    cause: 'The code is unknown, another application’s, older than two minutes, or was used before.',
    remedy: 'Send the customer through step 1 again. A code that is used twice revokes the tokens that it gave.',
  },
  'invalid-code-verifier': {
    cause: 'The code_verifier is missing, does not belong to the code_challenge, or step 1 had no code_challenge.',
    remedy: 'Keep the code verifier of step 1 with the customer’s session and send it in step 2.',
  },
  'invalid-refresh-token': {
    cause: 'The refresh token is missing, unknown, another application’s, expired, revoked, or was used before.',
    remedy: 'Store the new refresh token of every response. If you have none left, sign the customer in again.',
  },
  'invalid-authorization-id': {
    cause: 'The authorization_id is missing, or the customer is not one of your application’s.',
    remedy: 'Send the authorizationId of an approved onboarding application of yours.',
  },
  'invalid-token-signature': {
    cause:
      'The sign header is missing, or it is not the signature of the body with the private key of your application.',
    remedy: 'Sign the exact bytes of the body, without an access token before them.',
  },
  'bad-request': {
    cause: 'The body is not JSON, the context is missing, or a field is missing or wrong. The message names the field.',
    remedy: 'Correct the request. Do not send it again as it is.',
  },
  unauthorized: {
    cause: 'The access token is missing, wrong or expired.',
    remedy: 'Request a new token and send the call once more.',
  },
  'not-found': {
    cause:
      'There is nothing with this ID, the customer does not share it with you, or the path is wrong. For a wrong path the sandbox’s message is “Unknown call”, with the method and the path.',
    remedy: 'Compare the path with the API’s page, and take IDs from a list that you have read with the same token.',
  },
  'internal-server-error': {
    cause: 'The bank couldn’t process the request.',
    remedy:
      'Repeat a GET after a pause, and an order with its Idempotency-Key. After an order without a key, first check whether it was carried out.',
  },
  'invalid-ip': {
    cause: 'The call came from an address that is not on the IP list of your application.',
    remedy: 'Add the public address of your server to the IP list. The live environment requires the list.',
  },
  'too-many-requests': {
    cause: 'Your application has sent more than 5 requests in a second or 100 in a day.',
    remedy:
      'Wait as many seconds as the Retry-After header says. Spread your calls, and cache responses that change rarely.',
  },
  'insufficient-scope': {
    cause: 'The token does not have the scope that the API needs.',
    remedy: 'Request a token with the scope. If the scope is refused, switch the API on in your application.',
  },
  'invalid-signature': {
    cause: 'The sign header is not the signature of this request with the private key of your application.',
    remedy:
      'Sign the access token followed by the exact bytes of the body, or by the query string of a GET. Check that the public key in your application belongs to the private key.',
  },
  'invalid-otp': {
    cause:
      'The otp_info is not a number of 6 digits or not the one that the customer received, or the customer has not confirmed in the app.',
    remedy:
      'Ask the customer again. Three wrong codes end the transaction, and so does a customer who rejects it in the app. The sandbox accepts any 6 digits.',
  },
  'otp-expired': {
    cause: 'The customer took longer than 180 seconds, and the transaction is closed.',
    remedy: 'Start again with the first call. It returns a new transactionId.',
  },
  'otp-method-mismatch': {
    cause: 'The authenticationType is not the method that the customer used at login.',
    remedy: 'Send the authenticationType of the first response, with the fields of that method.',
  },
  'unknown-transaction': {
    cause: 'There is no open transaction with this transaction_id for this token.',
    remedy:
      'Send the transactionId of the first response with the same access token, or one that you renewed since. A transaction can be executed once; with an Idempotency-Key the same completion gets the same response again, also with a renewed token.',
  },
  'order-changed': {
    cause:
      'What would be carried out is not what the customer was asked to confirm, such as another amount or recipient.',
    remedy: 'Start again with the first call: the customer confirms what it has now.',
  },
  'idempotency-key-running': {
    cause: 'The call was sent again before the first one was answered.',
    remedy: 'Wait as many seconds as the Retry-After header says, then send the same request with the same key.',
  },
  'idempotency-key-reused': {
    cause:
      'In the last 24 hours your application has sent this key with another body, for another customer or to another API.',
    remedy: 'Create a new key, such as a UUID, for each order, and keep it with the order until you have the response.',
  },
}
