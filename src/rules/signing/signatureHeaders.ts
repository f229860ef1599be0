/** How requests and answers are signed (001 section 5, documented integration rules). */
export const signing = {
  header: 'sign',
  responseHeader: 'isResponseSigned',
  algorithm: 'SHA256withRSA',
} as const
