import type { OnboardingRow } from '../../db/tables/products/baas.ts'

export const expiryKind = 'onboarding.expire'

export const expiryJob = ({ id, expiresAt }: Pick<OnboardingRow, 'id' | 'expiresAt'>) => ({
  at: expiresAt,
  kind: expiryKind,
  data: { onboarding: id },
})
