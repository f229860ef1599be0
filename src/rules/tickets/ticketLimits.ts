/** The largest attachment (001 section 9), in MiB, which its texts call MB. */
export const fileMegabytes = 3

export const fileBytes: number = fileMegabytes * 1024 * 1024

export const ticketLimits = {
  pageSizes: [5, 10, 25],
  pageSize: 5,
} as const
