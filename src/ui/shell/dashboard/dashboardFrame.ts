/**
 * For documents of the signed-in area: the frame that stands where a page will be begins beside the place of the menu, where
 * the page will begin (sidebarShell.css). The frame of the application knows no menu.
 */
export const dashboardFrame =
  'main>.page-frame{padding-top:clamp(28px,4vw,56px)}' +
  '@media(min-width:1024px){main>.page-frame{padding-left:calc(var(--gutter) + 15rem + var(--space-8))}}'
