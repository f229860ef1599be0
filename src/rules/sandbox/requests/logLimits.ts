/** How many calls the event log keeps; older ones remain in the sums only. */
export const maxEvents = 10_000

/** Of how many calls request and response are kept. */
export const maxExchanges = 100
/** Of the body of such a request or response, in bytes or characters; the rest is left out. */
export const maxExchangeBody = 4096

export const maxReplayableRequests = 100
/** Of a body, in bytes; a request with a larger one cannot be sent again. */
export const maxReplayableBody = 65_536
