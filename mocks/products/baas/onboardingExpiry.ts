import type { OnboardingRow } from '../../db/tables/products/baas.ts'

const day = 86_400_000
/** In which the bank must be able to decide. */
export const onboardingLifetime = 30 * day

export const expiryKind = 'onboarding.expire'

export const expiryJob = ({ id, expiresAt }: Pick<OnboardingRow, 'id' | 'expiresAt'>) => ({
  at: expiresAt,
  kind: expiryKind,
  data: { onboarding: id },
})
