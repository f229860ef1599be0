import type { ReactNode } from 'react'
import type { StepName } from '../rules/dashboard/dashboard.ts'
import './stepDrawing.css'

const arch = (left: number, top: number, width: number, bottom: number) =>
  `M${left} ${bottom}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${bottom}z`

const drawings: Record<StepName, ReactNode> = {
  discover: (
    <>
      <path className="wall" d={arch(40, 66, 64, 168)} />
      <path className="ring" d={arch(116, 40, 84, 168)} />
      <path className="wall" d={arch(212, 66, 64, 168)} />
      <path className="door" d={arch(136, 62, 44, 168)} />
      <path className="line" d="M24 168h272" />
      <circle className="glass" cx="196" cy="108" r="38" />
      <path className="thick" d="m223 135 32 32" />
    </>
  ),
  register: (
    <>
      <path className="wall" d={arch(82, 20, 156, 168)} />
      <rect className="paper" x="96" y="74" width="128" height="94" rx="10" />
      <path className="line" d="m98 84 62 46 62-46" />
      <circle className="door" cx="224" cy="72" r="26" />
      <path className="tick" d="m212 72 9 9 16-18" />
      <path className="line" d="M24 168h272" />
    </>
  ),
  create: (
    <>
      <path className="wall" d={arch(44, 26, 232, 168)} />
      <rect className="paper" x="84" y="52" width="152" height="116" rx="10" />
      <path className="line" d="M84 78h152M98 65h.1M110 65h.1M122 65h.1" />
      <path className="faint" d="M102 98h52M102 122h68M102 146h44" />
      <path className="on" d="M198 98h14M198 146h14" />
      <path className="off" d="M198 122h14" />
      <circle className="knob" cx="212" cy="98" r="6" />
      <circle className="knob" cx="198" cy="122" r="6" />
      <circle className="knob" cx="212" cy="146" r="6" />
      <path className="line" d="M24 168h272" />
    </>
  ),
  develop: (
    <>
      <path className="wall" d={arch(64, 14, 192, 168)} />
      <path className="ring" d={arch(96, 46, 128, 168)} />
      <path
        className="ink"
        d="M112 58h96a10 10 0 0 1 10 10v62a10 10 0 0 1-10 10h-96a10 10 0 0 1-10-10V68a10 10 0 0 1 10-10z"
      />
      <path className="code" d="m130 84-15 15 15 15M190 84l15 15-15 15M168 78l-16 42" />
      <path className="door" d="M60 140h200l-16 28H76z" />
      <path className="line" d="M24 168h272" />
    </>
  ),
  live: (
    <>
      <path className="wall" d={arch(84, 18, 152, 168)} />
      <path className="ring" d={arch(106, 44, 108, 168)} />
      <path className="door" d={arch(128, 70, 64, 168)} />
      <path className="light" d="M128 168h64l24 18H104z" />
      <path className="line" d="M24 168h104M192 168h104" />
      <path className="tick" d="m160 150 0-46m-15 15 15-15 15 15" />
    </>
  ),
}

/** One scene for each of the five steps, on a grid of 320 by 190. */
export function StepDrawing({ step }: { step: StepName }) {
  return (
    <svg className="step-drawing" viewBox="0 0 320 190" fill="none" aria-hidden="true">
      {drawings[step]}
    </svg>
  )
}
