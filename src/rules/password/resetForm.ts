import { type Infer, object, refine } from 'superstruct'
import { repeatedPassword, required, text, weakPassword } from '../forms/fields.ts'

const newPassword = weakPassword()

/** The call POST /api-user-service/user/changePasswordByKey. */
export const passwordByKey = object({ password: newPassword, key: text(required) })

/** The form of a new password: weak rules, so common passwords are taken (000 section 5). */
export const resetForm = refine(
  object({ password: newPassword, confirmPassword: text(required) }),
  'confirmPassword',
  repeatedPassword('password'),
)
export type ResetForm = Infer<typeof resetForm>
