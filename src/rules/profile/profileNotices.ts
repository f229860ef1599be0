/** 001 section 8. */
export const profileNotices = {
  personalSaved: 'Personal info saved successfully',
  passwordUpdated: 'Password info updated successfully',
  personalUnsaved: 'Your profile changes weren’t saved. They are kept as a draft.',
  passwordUnchanged: 'Your password wasn’t changed.',
} as const
