import { useState } from 'react'

/** Stands for a picture that the bank does not name, or that cannot be loaded. */
const noPicture = '/favicon.svg'

interface Props {
  /** Empty: none is named. */
  source: string
  size: number
}

export function ProductPicture({ source, size }: Props) {
  const [failed, setFailed] = useState('')
  const shown = source === '' || failed === source ? noPicture : source
  return <img src={shown} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(source)} />
}
