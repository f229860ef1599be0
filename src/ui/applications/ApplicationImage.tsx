import { type ReactNode, useState } from 'react'
import { iconSource } from '../../rules/applications/applicationIcon.ts'

interface Props {
  icon: string
  alt: string
  className: string
  /** Stands where there is no icon, and where the browser cannot show it. */
  placeholder: ReactNode
}

/** An application's icon. In an `<img>` an SVG can run nothing. */
export function ApplicationImage({ icon, alt, className, placeholder }: Props) {
  const source = iconSource(icon)
  const [broken, setBroken] = useState<string>()
  if (source === undefined || source === broken) return placeholder
  return <img className={className} src={source} alt={alt} width="56" height="56" onError={() => setBroken(source)} />
}
