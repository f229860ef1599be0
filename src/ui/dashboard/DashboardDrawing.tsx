const bars = [46, 70, 58, 92, 76, 112, 98, 134, 120]

/** An application, its calls and a doorway: decoration on the theme's own colours. */
export function DashboardDrawing() {
  return (
    <svg
      className="dashboard-drawing"
      viewBox="0 0 880 400"
      fill="none"
      role="img"
      aria-label="Illustration of an application, its calls over time and an open doorway"
    >
      <rect className="d-ground" width="880" height="400" rx="20" />
      <g className="d-panel">
        <rect x="48" y="56" width="300" height="132" rx="14" />
        <rect x="48" y="212" width="300" height="132" rx="14" />
        <rect x="372" y="56" width="270" height="288" rx="14" />
      </g>
      <path className="d-solid" d="M74 118v-9a19 19 0 0 1 38 0v29H74z" />
      <path className="d-hole" d="M86 138v-27a7 7 0 0 1 14 0v27z" />
      <g className="d-text">
        <rect x="130" y="96" width="120" height="12" rx="6" />
        <rect className="d-faint" x="130" y="120" width="176" height="9" rx="4.5" />
        <rect className="d-faint" x="74" y="156" width="90" height="9" rx="4.5" />
        <rect x="74" y="240" width="92" height="12" rx="6" />
        <rect className="d-faint" x="74" y="270" width="160" height="9" rx="4.5" />
        <rect className="d-faint" x="74" y="294" width="132" height="9" rx="4.5" />
        <rect x="398" y="84" width="86" height="12" rx="6" />
        <rect className="d-faint" x="398" y="108" width="140" height="9" rx="4.5" />
      </g>
      <rect className="d-solid" x="276" y="262" width="48" height="26" rx="13" />
      <circle className="d-hole" cx="311" cy="275" r="9" />
      {bars.map((height, index) => (
        <rect
          key={height}
          className={index === bars.length - 2 ? 'd-solid' : 'd-bar'}
          x={398 + index * 25}
          y={316 - height}
          width="15"
          height={height}
          rx="4"
        />
      ))}
      <path className="d-arch" d="M682 344V208a75 75 0 0 1 150 0v136z" />
      <path className="d-arch-2" d="M706 344V209a51 51 0 0 1 102 0v135z" />
      <path className="d-solid" d="M730 344V210a27 27 0 0 1 54 0v134z" />
      <path className="d-line" d="M24 344h832" />
    </svg>
  )
}
