import type { ApiErrorId } from '../../rules/docs/apiErrors.ts'
import type { ErrorHelp } from './tokenErrorHelp.ts'

/** Why a documented error of the APIs is answered, and what to do about it. */
export const apiErrorHelp: Readonly<Record<ApiErrorId, ErrorHelp>> = {
  'bad-request': {
    cause: 'The body isn’t JSON, the context is missing, or a field is missing or wrong. The message names the field.',
    remedy: 'Correct the request. Don’t send it again as it is.',
  },
  unauthorized: {
    cause: 'The access token is missing, wrong or expired.',
    remedy: 'Request a new token and send the call once more.',
  },
  'not-found': {
    cause:
      'There is nothing with this ID, the customer doesn’t share it with you, or the path is wrong. For a wrong path the sandbox’s message is “Unknown call”, with the method and the path.',
    remedy: 'Compare the path with the API’s page, and take IDs from a list that you have read with the same token.',
  },
  'internal-server-error': {
    cause: 'The bank couldn’t process the request.',
    remedy:
      'Repeat a GET after a pause, and an order with its Idempotency-Key. After an order without a key, first check whether it was carried out.',
  },
  'invalid-ip': {
    cause: 'The call came from an address that isn’t on the IP list of your application.',
    remedy: 'Add the public address of your server to the IP list. The live environment requires the list.',
  },
  'too-many-requests': {
    cause: 'Your application has made more than 5 calls in a second or 100 in a day.',
    remedy:
      'Wait as many seconds as the Retry-After header says. Spread your calls, and cache responses that change rarely.',
  },
  'insufficient-scope': {
    cause: 'The token doesn’t have the scope that the API needs.',
    remedy: 'Request a token with the scope. If the scope is refused, switch the API on in your application.',
  },
  'invalid-signature': {
    cause: 'The sign header isn’t the signature of this request with the private key of your application.',
    remedy:
      'Sign the access token followed by the exact bytes of the body, or by the query string of a GET. Check that the public key in your application belongs to the private key.',
  },
  'invalid-otp': {
    cause:
      'The otp_info isn’t a number of 6 digits or isn’t the one that the customer received, or the customer hasn’t confirmed in the app.',
    remedy:
      'Ask the customer again. Three wrong codes end the transaction, and so does a customer who rejects it in the app. The sandbox accepts any 6 digits.',
  },
  'otp-expired': {
    cause: 'The customer took longer than 180 seconds, and the transaction is closed.',
    remedy: 'Start again with the first call. It returns a new transactionId.',
  },
  'otp-method-mismatch': {
    cause: 'The authenticationType isn’t the method that the customer used at sign-in.',
    remedy: 'Send the authenticationType of the first response, with the fields of that method.',
  },
  'unknown-transaction': {
    cause: 'There is no open transaction with this transaction_id for this token.',
    remedy:
      'Send the transactionId of the first response with the same access token, or one that you renewed since. A transaction can be executed once; with an Idempotency-Key the same completion gets the same response again, also with a renewed token.',
  },
  'order-changed': {
    cause:
      'The order differs from the one that the customer was asked to confirm, such as another amount or recipient.',
    remedy: 'Start again with the first call, so that the customer confirms the current details.',
  },
  'idempotency-key-running': {
    cause: 'The call was sent again before the first one was answered.',
    remedy: 'Wait as many seconds as the Retry-After header says, then send the same request with the same key.',
  },
  'idempotency-key-reused': {
    cause:
      'In the last 24 hours your application has sent this key with another body, flow, corporateUsername or isResponseSigned, for another customer or to another API.',
    remedy: 'Create a new key, such as a UUID, for each order, and keep it with the order until you have the response.',
  },
}
