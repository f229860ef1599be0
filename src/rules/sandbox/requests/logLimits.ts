/** How many calls the event log keeps; older ones remain in the sums only. */
export const maxEvents = 10_000
