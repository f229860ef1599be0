/** Spans of time in milliseconds. */
export const second = 1000
export const minute: number = 60 * second
export const hour: number = 60 * minute
export const day: number = 24 * hour

/** Timers of a longer time fire at once (HTML Standard, 8.6). */
export const longestTimer: number = 2 ** 31 - 1
