/** A ring that turns; decoration only, so the text beside it has to say what is being waited for. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <span className="spinner" style={{ width: size, height: size }} aria-hidden="true" />
}

/** The designed waiting state of a whole region: a ring above the words. */
export function LoadingMessage({ children }: { children: string }) {
  return (
    <div className="state" role="status">
      <Spinner size={28} />
      <p className="state-text">{children}</p>
    </div>
  )
}
