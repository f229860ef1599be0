import { type SequenceName, sequences } from '../../../../content/docs/sequences.ts'
import { layOut, sequenceMeasures as size } from './sequenceLayout.ts'

/** Who sends what to whom: a picture, and the same as an ordered list for a screen reader. */
export function Sequence({ name }: { name: SequenceName }) {
  const sequence = sequences[name]
  const { width, height, actors, steps } = layOut(sequence)
  return (
    <figure className="stack sequence">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the picture scrolls inside itself */}
      <div className="sequence-picture" tabIndex={0} data-chrome>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          {actors.map(({ name: actor, x }) => (
            <g key={actor}>
              <line x1={x} x2={x} y1={size.head} y2={height} className="sequence-life" />
              <rect x={x - size.actor / 2} y={1} width={size.actor} height={size.head - 1} rx={10} />
              <text x={x} y={size.head / 2 + 6}>
                {actor}
              </text>
            </g>
          ))}
          {steps.map(({ number, from, to, y, lines, back }) => (
            <g key={number}>
              {lines.map((line, index) => (
                <text
                  key={line}
                  x={(from + to) / 2}
                  y={y - 10 - (lines.length - 1 - index) * size.line}
                  className="sequence-text"
                >
                  {line}
                </text>
              ))}
              <path className="sequence-arrow" data-back={back} d={`M${from} ${y}H${to}`} />
              <path className="sequence-head" d={`M${to} ${y}l${from < to ? -9 : 9} -5v10z`} />
              <circle cx={from} cy={y} r={11} />
              <text x={from} y={y + 4} className="sequence-number">
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ol className="visually-hidden">
        {sequence.steps.map(({ from, to, text }) => (
          <li key={text}>{from === to ? `${from}: ${text}` : `${from} to ${to}: ${text}`}</li>
        ))}
      </ol>
      <figcaption>{sequence.title}</figcaption>
    </figure>
  )
}
