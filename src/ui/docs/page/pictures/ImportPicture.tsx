import type { ReactNode } from 'react'

type Step = 'workspace' | 'import' | 'drop' | 'collection'

const rows = (x: number, width: number, ...tops: number[]) =>
  tops.map((y) => <path key={y} className="import-faint" d={`M${x} ${y}h${width}`} />)

const button = (x: number, y: number, text: string) => (
  <>
    <rect className="import-on" x={x} y={y} width={58} height={20} rx={6} />
    <text className="import-on-text" x={x + 29} y={y + 14}>
      {text}
    </text>
  </>
)

const pointer = (x: number, y: number) => <path className="import-pointer" d={`M${x} ${y}l4 15 4-6 7-1z`} />

const sheet = (x: number, y: number) => (
  <>
    <path className="import-paper" d={`M${x} ${y}h24l10 10v32h-34z`} />
    <text className="import-small" x={x + 17} y={y + 30}>
      JSON
    </text>
  </>
)

const sidebar = <path className="import-line" d="M112 38v144" />

const pictures: Readonly<Record<Step, { alt: string; drawing: ReactNode }>> = {
  workspace: {
    alt: 'A window of Postman: at its top, the menu of the workspaces is open, and one of them is chosen.',
    drawing: (
      <>
        {sidebar}
        {rows(26, 66, 60, 80, 100)}
        <rect className="import-menu" x="84" y="32" width="128" height="78" rx="8" />
        <text className="import-text" x="130" y="28">
          Workspaces
        </text>
        <rect className="import-chosen" x="90" y="42" width="116" height="20" rx="5" />
        <path className="import-mark" d="M100 52h70" />
        {rows(100, 90, 76, 94)}
        {pointer(176, 50)}
      </>
    ),
  },
  import: {
    alt: 'The same window: at the top of the sidebar, the pointer is on the button Import.',
    drawing: (
      <>
        {sidebar}
        {button(46, 46, 'Import')}
        {rows(22, 72, 86, 106, 126, 146)}
        {rows(130, 150, 62, 86, 110)}
        {pointer(88, 58)}
      </>
    ),
  },
  drop: {
    alt: 'The dialog for importing: the downloaded JSON file falls onto the area with the dashed border.',
    drawing: (
      <>
        {sidebar}
        {rows(22, 72, 62, 86, 110)}
        <rect className="import-menu" x="72" y="46" width="192" height="124" rx="10" />
        <rect className="import-drop" x="88" y="62" width="160" height="92" rx="8" />
        {sheet(151, 70)}
        <path className="import-arrow" d="M168 118v22m-9-9 9 9 9-9" />
      </>
    ),
  },
  collection: {
    alt: 'The sidebar holds the collection Portico with its folders. One request of it is open, with the button Send.',
    drawing: (
      <>
        {sidebar}
        <text className="import-text import-start" x="22" y="62">
          Portico
        </text>
        <path className="import-arrow" d="m90 55 4 4 4-4" />
        {[82, 104, 126, 148].map((y) => (
          <path key={y} className="import-folder" d={`M26 ${y - 8}h6l3 3h9v10h-18z`} />
        ))}
        {rows(52, 46, 82, 104, 126, 148)}
        <rect className="import-menu" x="126" y="50" width="112" height="20" rx="6" />
        <path className="import-mark" d="M136 60h22" />
        {rows(168, 56, 60)}
        {button(244, 50, 'Send')}
        {rows(130, 150, 94, 114, 134, 154)}
      </>
    ),
  },
}

/** What a step of the import looks like: Postman's window as a sketch, on a grid of 320 by 190. */
export function ImportPicture({ step }: { step: Step }) {
  const { alt, drawing } = pictures[step]
  return (
    <svg className="import-picture" viewBox="0 0 320 190" role="img" aria-label={alt} data-chrome>
      <rect className="import-window" x="8" y="8" width="304" height="174" rx="12" />
      <path className="import-line" d="M8 38h304" />
      <path className="import-dots" d="M24 23h.1M36 23h.1M48 23h.1" />
      {drawing}
    </svg>
  )
}
