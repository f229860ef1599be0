import { use, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../kit/parts/lazyPart.tsx'
import { Skeleton } from '../../kit/states/Skeleton.tsx'
import { CredentialsContext, type CredentialsPort } from '../samples/credentials.ts'

/** As high as the workbench at its start: what is below stays where it is, also for who jumps past it. */
const awaited = <Skeleton height="1325px" />

/** The place of the signature workbench, which loads when it comes near. */
export function SignatureWorkbench() {
  const port = use(CredentialsContext)
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px 0px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="workbench-place" ref={place} data-chrome>
      {near && port ? <Loaded port={port} /> : awaited}
    </div>
  )
}

function Loaded({ port }: { port: CredentialsPort }) {
  const [Part] = useState(() =>
    lazyPart(async () => ({ default: await (await port.load()).startSignatureWorkbench() }), {
      waiting: () => awaited,
    }),
  )
  return <Part />
}
