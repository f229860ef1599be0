import type { TokenErrorId } from '../../rules/bank/authorization/tokenErrors.ts'

/** Why an error is answered, and what to do about it. */
export interface ErrorHelp {
  cause: string
  remedy: string
}

/** Apart from those of the APIs: each page of a flow lists these alone. */
export const tokenErrorHelp: Readonly<Record<TokenErrorId, ErrorHelp>> = {
  'missing-grant-type': {
    cause: 'The body has no grant_type, or it isn’t form-encoded.',
    remedy: 'Send grant_type in the body, with the Content-Type application/x-www-form-urlencoded.',
  },
  'scope-omitted': {
    cause: 'A client credentials request has no scope parameter.',
    remedy:
      'Send scope, even if it is empty: scope= asks for every scope of this flow that is activated for your application.',
  },
  'missing-code': {
    cause: 'The code parameter is missing or empty.',
    remedy: 'Send the code from the redirect to your application.',
  },
  'redirect-uri-mismatch': {
    cause: 'The redirect_uri isn’t the one of step 1, or not the one that your application has registered.',
    remedy: 'Send the same redirect URI as in step 1, letter by letter, or change it in your application.',
  },
  'client-not-authenticated': {
    cause: 'The Authorization header is missing, or the client ID and client secret in it are wrong.',
    remedy:
      'Send Basic and the Base64 of client_id:client_secret. After Refresh Secret, use the new client ID and client secret.',
  },
  'missing-username': {
    cause: 'The username parameter is missing, empty or not a customer number.',
    remedy: 'Send the customer number as username.',
  },
  'missing-password': {
    cause:
      'The password parameter is missing, empty or wrong, or the company has no such corporateUsername. The code of the login is -1.',
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
      'After five wrong passwords in a row, sign-in for the customer number is delayed by 30 seconds. Each further wrong password doubles the delay, up to 15 minutes.',
    remedy:
      'Wait as long as the description and Retry-After say: until then the right password is refused too. A successful sign-in resets the count.',
  },
  'repeated-parameter': {
    cause: 'The body has a parameter more than once.',
    remedy: 'Send each parameter once. Separate several scopes by spaces in one scope parameter.',
  },
  'several-authentications': {
    cause:
      'In addition to the Authorization header, the body has a client_secret or the client_id of another application.',
    remedy: 'Send client_id and client_secret in the Authorization header only.',
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
    cause: 'The code is unknown, another application’s, older than two minutes or already used.',
    remedy: 'Send the customer through step 1 again. Using a code twice revokes the tokens that were issued for it.',
  },
  'invalid-code-verifier': {
    cause: 'The code_verifier is missing or doesn’t belong to the code_challenge, or step 1 had no code_challenge.',
    remedy: 'Keep the code verifier of step 1 with the customer’s session and send it in step 2.',
  },
  'invalid-refresh-token': {
    cause: 'The refresh token is missing, unknown, another application’s, expired, revoked or already used.',
    remedy: 'Store the new refresh token of every response. If you have none left, sign the customer in again.',
  },
  'invalid-authorization-id': {
    cause: 'The authorization_id is missing, or the customer isn’t one of your application’s.',
    remedy: 'Send the authorizationId of an approved onboarding application of yours.',
  },
  'invalid-token-signature': {
    cause:
      'The sign header is missing, or it isn’t the signature of the body with the private key of your application.',
    remedy: 'Sign the exact bytes of the body, without an access token before them.',
  },
}
