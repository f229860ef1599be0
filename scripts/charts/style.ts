import { size } from './measure.ts'

const light = {
  paper: '#fbfcfe',
  box: '#ffffff',
  frame: '#f3f5f9',
  line: '#b6bfcc',
  text: '#17202e',
  quiet: '#5a6677',
  arrow: '#64748b',
  busy: '#1d5fd1',
  busyBox: '#eef4ff',
  failed: '#c22f3d',
  failedBox: '#fff1f1',
  good: '#18794e',
  goodBox: '#ecf8f1',
}

const dark: typeof light = {
  paper: '#0e131b',
  box: '#1a212d',
  frame: '#141a24',
  line: '#465468',
  text: '#eef2f8',
  quiet: '#a3b0c2',
  arrow: '#8d9bb0',
  busy: '#82b1ff',
  busyBox: '#16243d',
  failed: '#ff9592',
  failedBox: '#33171c',
  good: '#5fd39a',
  goodBox: '#11291f',
}

const variables = Object.entries(light)
  .map(([name, colour]) => `--${name}:light-dark(${colour},${dark[name as keyof typeof light]})`)
  .join(';')

/** The picture's own style: by itself or in an `img` it follows the reader's light or dark, inside a page the page's. */
export const style = `
svg{${variables};font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace}
svg:root{color-scheme:light dark}
.paper{fill:var(--paper)}
.box{fill:var(--box);stroke:var(--line);stroke-width:1.25}
.compound>.box,.parallel>.box{fill:var(--frame)}
.region>.box{stroke-dasharray:5 4}
.is-busy>.box{fill:var(--busyBox);stroke:var(--busy)}
.is-failed>.box{fill:var(--failedBox);stroke:var(--failed)}
.final>.box{stroke:var(--good);fill:var(--goodBox)}
.inner{fill:none;stroke:var(--good);stroke-width:1}
.name{fill:var(--text);font-size:${size.name}px;font-weight:700}
.rule{stroke:var(--line);stroke-width:1;opacity:.6}
.label{fill:var(--text);font-size:${size.label}px}
.do,.inner-line,.guard{fill:var(--quiet)}
text.inner{stroke:none;fill:var(--quiet)}
.guard{font-style:italic}
.on-arrow .event{font-weight:600}
.halo{fill:var(--paper);opacity:.86}
.pill{fill:none;stroke:var(--quiet);stroke-width:1}
.tag-name{fill:var(--quiet);font-size:${size.tag}px;text-anchor:middle}
.tag-busy .pill{stroke:var(--busy)}.tag-busy .tag-name{fill:var(--busy)}
.tag-failed .pill{stroke:var(--failed)}.tag-failed .tag-name{fill:var(--failed)}
.tag-editable .pill{stroke:var(--good)}.tag-editable .tag-name{fill:var(--good)}
.arrow{fill:none;stroke:var(--arrow);stroke-width:1.5}
.head,.initial{fill:var(--arrow)}
`.trim()
