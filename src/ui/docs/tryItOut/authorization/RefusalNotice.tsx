import type { Problem } from '../../../../rules/problem.ts'
import type { TokenRefusal } from '../../../../rules/tryItOut/authorization.ts'
import { Notice } from '../../../kit/states/Notice.tsx'
import { authorizationTexts as texts } from './authorizationTexts.ts'

interface Props {
  title?: string
  refusal: TokenRefusal | null
  problem: Problem | null
}

/** Why there is no token: what the bank answered and how to fix it, or why there is no answer. */
export function RefusalNotice({ title, refusal, problem }: Props) {
  if (!refusal && !problem) return null
  return (
    <Notice variant="error">
      {title} {refusal && texts.refused(refusal.status, refusal.error)} {refusal?.reason ?? refusal?.description}
      {problem?.message}
    </Notice>
  )
}
