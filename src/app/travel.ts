/** Sent before Back or Forward is followed; who prevents its default holds the person where they are. */
export const travel = 'portico.travel'
