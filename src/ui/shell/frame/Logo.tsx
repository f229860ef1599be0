import { brand } from '../../../rules/brand.ts'

function LogoMark() {
  return (
    <svg className="logo-mark" width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M3 29V15a13 13 0 0 1 26 0v14h-5.2V15a7.8 7.8 0 0 0-15.6 0v14z" fill="currentColor" />
      <path d="M12 29V15.4a4 4 0 0 1 8 0V29z" fill="currentColor" opacity=".5" />
    </svg>
  )
}

/** The mark and the name; the words inside a link name it. */
export function Logo() {
  return (
    <span className="logo">
      <LogoMark />
      <span className="logo-name">
        {brand.bank} <span className="logo-suffix">Developers</span>
      </span>
    </span>
  )
}
