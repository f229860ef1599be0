const captcha =
  'Walks use the sandbox’s captcha, which loads no script and neither expires nor fails; tests/model/captcha takes it.'
const noSubmit =
  'Cannot happen through the page: while the outcome is unknown the form has no button that submits it, and Enter in one of several fields submits none.'
const caught = 'Cannot happen through the page: what reads the storage answers with nothing where it is refused.'
const token =
  'Cannot happen through the page but in a race: the token would have to go between two steps of one call that follow each other at once.'
const index =
  'Cannot happen in the DOM, whose build is one script: the index of the search would have to be missing from the host.'

const answered =
  'Cannot happen through the page: what the bank answers is an answer, and a call without one leaves its outcome unknown.'
const read = 'Cannot happen through the page: a key that cannot be read is an answer, not a failure.'

const defined =
  'Cannot happen in the sandbox: it has a definition for each service that it lists; tests/model/docs takes it.'

/** Why no walk of the portal reaches a transition; `npm run walk` says which of these are stale. */
export const unreached: Readonly<Record<string, string>> = {
  'captcha · loading: loadWidget failed → unavailable': captcha,
  'captcha · loading: after captchaTimeout → unavailable': captcha,
  'captcha · ready: captcha.fail → unavailable': captcha,
  'captcha · ready: captcha.reset': captcha,
  'captcha · solved: captcha.expire → expired': captcha,
  'captcha · solved: captcha.fail → unavailable': captcha,
  'captcha · expired: captcha.solve [isResponse] → solved': captcha,
  'captcha · expired: captcha.reset → ready': captcha,
  'captcha · expired: captcha.fail → unavailable': captcha,
  'captcha · unavailable: captcha.reload → loading': captcha,
  'contact · form.outcomeUnknown: contact.submit': noSubmit,
  'registration · form.outcomeUnknown: registration.submit': noSubmit,
  'announcements · restoring: loadDismissed failed → loading': caught,
  'search · open: loadRecent failed': caught,
  'signIn · form.pristine: loadHint failed': caught,
  'mailLink · form.pristine: loadUsername failed': caught,
  'search · open.searching: findEntries failed → open.failed': index,
  'search · open.failed: search.retry → open.searching': index,
  'authorizedCall · preparing.noToken: checkAgain failed → failed': token,
  'authorizedCall · sending: send failed [isEnded] → preparing.noToken': token,
  'authorizedCall · preparing.noToken: checkAgain done → preparing.checking': token,
  'session · ending: removeToken failed → signedOut':
    'Cannot happen through the page but in a race: cookies would have to be blocked between a refresh and its answer.',
  'signatureWorkbench · ready.key.reading: readKey failed → ready.key.failed': read,
  'signatureWorkbench · ready.key.readingApplicationKey: readApplicationKey failed → ready.key.failed': read,
  'authorization · repeating: requestToken failed → resting.ended':
    'Cannot happen through the page: another token is requested where one is held, which is kept until the answer.',
  'firstCall · starting: always → notOffered':
    'Cannot happen through the page: the walked portal is that with the sandbox, which always offers calls.',
  'navigationBlocker · proceeding: proceed failed → pristine':
    'Cannot happen through the page: it goes on by a navigation that reports no failure.',
  'navigator · service.loading: loadDefinition done [isEmpty] → service.empty': defined,
  'copy · copy: value.copy [isEmpty]':
    'Cannot happen in the sandbox: each of its applications has a client ID and a secret; tests/model/applications takes it.',
  'createTicket · wizard.submitting: ticket.cancel [isUploading] → wizard.review.cancelled':
    'Cannot happen in the DOM, which reports an upload when all of it is sent; tests/model/tickets takes it.',
  'authorization · renewing: renewToken failed → resting.holding': answered,
  'tryItOut · completing: completeOtp failed → resting.waitingForOtp': answered,
  'authorizedCall · requestingRefresh: refreshToken failed [isEnded] → failed':
    'Cannot happen through the page: a session that ends takes its screens and their calls with it.',
  'createTicket · wizard.submitting: upload.progress':
    'Cannot happen in the DOM, which reports an upload when all of it is sent; tests/model/tickets takes it.',
  'tryItOut · preparing: request.cancel → resting':
    'Cannot happen through the page in time: a request is prepared within some milliseconds, without a call.',
}
