import { Skeleton } from '../kit/states/Skeleton.tsx'

export function ApplicationCardSkeleton() {
  return (
    <li className="card application-card">
      <Skeleton width="56px" height="56px" />
      <Skeleton width="55%" height="26px" />
      <Skeleton height="48px" />
      <Skeleton width="80%" height="26px" />
    </li>
  )
}
