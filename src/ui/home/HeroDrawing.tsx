const base = 560
const center = 400
const arches = [240, 198, 158, 118, 80]

const arch = (radius: number) => {
  const left = center - radius
  const spring = base - radius * 1.02
  return `M${left} ${base}V${spring}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${base}z`
}

/** A row of doorways, one behind the other, with light from the last one; the same in both themes. */
export function HeroDrawing() {
  return (
    <svg className="hero-arches" viewBox="0 0 640 640" fill="none" aria-hidden="true">
      <defs>
        <linearGradient id="hero-light" x1="400" y1="390" x2="400" y2="560" gradientUnits="userSpaceOnUse">
          <stop stopColor="#d9fff0" />
          <stop offset="1" stopColor="#63d3ad" />
        </linearGradient>
        <linearGradient id="hero-floor" x1="400" y1="560" x2="400" y2="640" gradientUnits="userSpaceOnUse">
          <stop stopColor="#63d3ad" stopOpacity=".5" />
          <stop offset="1" stopColor="#63d3ad" stopOpacity="0" />
        </linearGradient>
      </defs>
      {arches.map((radius, depth) => (
        <path key={radius} d={arch(radius)} fill={['#0a3428', '#0d4535', '#115a45', '#177259', '#20906f'][depth]} />
      ))}
      <path d={arch(42)} fill="url(#hero-light)" />
      <path d="M358 560h84l130 80H228z" fill="url(#hero-floor)" />
      <path d="M0 560h640" stroke="#7fe5c0" strokeOpacity=".35" />
    </svg>
  )
}
