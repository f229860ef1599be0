interface Props {
  /** CSS lengths: what is awaited must take the same room. */
  width?: string
  height?: string
  className?: string
}

export function Skeleton({ width = '100%', height = '1em', className = '' }: Props) {
  return <span className={`skeleton ${className}`} style={{ width, height }} aria-hidden="true" />
}
