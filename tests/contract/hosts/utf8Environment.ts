/** For other programs, which print by the locale of the machine: one without it would make `Kadıköy` unreadable. */
export const utf8Environment = { ...process.env, LC_ALL: 'C.UTF-8' }
