import type { ReactNode } from 'react'
import { SidebarIcon } from '../../kit/icons.tsx'
import { Drawer } from './Drawer.tsx'

interface Props {
  /** Names the floating button and the drawer. */
  label: string
  /** The menu, named for a screen reader by what it is given; it is drawn in the column and in the drawer. */
  menu: (label: string) => ReactNode
  children: ReactNode
}

/** A page with a menu at its side; where it has no room, a floating button, which says what it opens, with the same menu in a left drawer. */
export function SidebarShell({ label, menu, children }: Props) {
  return (
    <div className="stack dashboard">
      <aside className="dashboard-side">{menu(label)}</aside>
      <div className="stack dashboard-content">{children}</div>
      <div className="dashboard-float">
        <Drawer
          label={`${label} menu`}
          className="float-button"
          side="left"
          button={
            <>
              <SidebarIcon aria-hidden="true" />
              {label}
            </>
          }
        >
          {menu(`${label} menu`)}
        </Drawer>
      </div>
    </div>
  )
}
