/** 001 section 9; an attachment in MiB, which its texts call MB. */
const fileMegabytes = 3

export const ticketLimits = {
  fileMegabytes,
  fileBytes: fileMegabytes * 1024 * 1024,
  /** Letters of a file's name as it is shown, and as it is downloaded: file systems take 255 bytes. */
  shownFileName: 60,
  downloadedFileName: 120,
} as const
