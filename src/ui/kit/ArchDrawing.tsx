/** The portal's own sign for a place: a doorway, open or closed. */
export function ArchDrawing({ closed = false }: { closed?: boolean }) {
  return (
    <svg className="arch-drawing" width="120" height="104" viewBox="0 0 120 104" fill="none" aria-hidden="true">
      <path className="arch-wall" d="M14 96V56a46 46 0 0 1 92 0v40z" />
      <path className="arch-ring" d="M28 96V57a32 32 0 0 1 64 0v39z" />
      <path className="arch-door" d="M42 96V58a18 18 0 0 1 36 0v38z" />
      {closed && <path className="arch-line" d="M60 40v56M66 70h.1" />}
      <path className="arch-line" d="M2 96h116" />
    </svg>
  )
}
