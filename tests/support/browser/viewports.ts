/** The sizes of windows in browser tests. */
export const viewports = {
  smallPhone: { width: 320, height: 800 },
  phone: { width: 390, height: 800 },
  tallPhone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  /** What a test has that names none. */
  laptop: { width: 1280, height: 720 },
  desktop: { width: 1440, height: 900 },
  lowDesktop: { width: 1440, height: 800 },
  /** 1280 by 1024 pixels at 400 percent (WCAG 1.4.10). */
  zoomed: { width: 320, height: 256 },
} as const
