import type { SVGProps } from 'react'

type IconProps = Pick<SVGProps<SVGSVGElement>, 'className' | 'aria-hidden'>

/** Line icons of 15 by 15, some hundred bytes each: the shell carries them on every page. */
export const icon = (path: string) => (props: IconProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: every icon stands beside a text and is hidden from screen readers
  <svg
    width="15"
    height="15"
    viewBox="0 0 15 15"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  >
    <path d={path} />
  </svg>
)

const ring = 'M1.5 7.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0'

export const CheckCircledIcon = icon(`${ring}M5 7.8l1.8 1.7L10.2 5.6`)
export const CrossCircledIcon = icon(`${ring}M5.6 5.6l3.8 3.8M9.4 5.6L5.6 9.4`)
export const InfoCircledIcon = icon(`${ring}M7.5 7v3.2M7.5 4.8v.1`)
export const ExclamationTriangleIcon = icon('M7.5 1.8L14 13H1zM7.5 6v3.4M7.5 11.1v.1')
export const ChevronDownIcon = icon('M3.5 5.5l4 4 4-4')
export const MagnifyingGlassIcon = icon('M2 6.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M9.8 9.8l3.7 3.7')
export const SidebarIcon = icon('M1.5 2.5h12v10h-12zM6 2.5v10')
export const HamburgerMenuIcon = icon('M1.5 3.5h12M1.5 7.5h12M1.5 11.5h12')
export const DesktopIcon = icon('M1.5 2.5h12v8h-12zM5 13h5M7.5 10.5V13')
export const SunIcon = icon(
  'M4.8 7.5a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0M7.5.8v1.4M7.5 12.8v1.4M.8 7.5h1.4M12.8 7.5h1.4M2.8 2.8l1 1M11.2 11.2l1 1M2.8 12.2l1-1M11.2 3.8l1-1',
)
export const MoonIcon = icon('M12.6 9.2A5.6 5.6 0 0 1 5.8 2.4a5.6 5.6 0 1 0 6.8 6.8z')
export const EyeOpenIcon = icon(
  'M1 7.5S3.4 3.4 7.5 3.4 14 7.5 14 7.5 11.6 11.6 7.5 11.6 1 7.5 1 7.5zM5.7 7.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0',
)
export const EyeClosedIcon = icon('M1 6.2s2.2 3.4 6.5 3.4S14 6.2 14 6.2M7.5 9.6v2.2M3.6 8.6l-1.2 1.8M11.4 8.6l1.2 1.8')
export const Cross2Icon = icon('M3.5 3.5l8 8M11.5 3.5l-8 8')
