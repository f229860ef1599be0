import { Slot } from '@radix-ui/themes/components/slot'
import { type ComponentProps, createContext, useContext, useMemo } from 'react'

const defaults = {
  appearance: 'inherit',
  accentColor: 'indigo',
  grayColor: 'gray',
  resolvedGrayColor: 'gray',
  panelBackground: 'translucent',
  radius: 'medium',
  scaling: '100%',
}
type Look = typeof defaults

interface ThemeProps extends ComponentProps<'div'> {
  asChild?: boolean
  hasBackground?: boolean
  accentColor?: string
  grayColor?: string
  radius?: string
}

export const ThemeContext = createContext<Look | undefined>(undefined)

export const useThemeContext = (): Look => useContext(ThemeContext) ?? defaults

/**
 * Takes the place of Radix's own `Theme` in builds (scripts/vite/styles/slimTheme.ts): the same element and context, without the
 * tooltip and direction providers, the setters and the state behind them, and with the props that we use. Light and
 * dark are a class on <html>.
 */
export function Theme({
  asChild,
  hasBackground = false,
  accentColor,
  grayColor,
  radius,
  className = '',
  ...rest
}: ThemeProps) {
  const outer = useContext(ThemeContext)
  // The same until it changes: a new context would take the HTML of a part that waits for its hydration.
  const look = useMemo(() => {
    const own = { ...(outer ?? defaults) }
    if (accentColor) own.accentColor = accentColor
    if (grayColor) own.grayColor = own.resolvedGrayColor = grayColor
    if (radius) own.radius = radius
    return own
  }, [outer, accentColor, grayColor, radius])
  const Element = asChild ? Slot : 'div'
  return (
    <ThemeContext value={look}>
      <Element
        data-is-root-theme={!outer}
        data-accent-color={look.accentColor}
        data-gray-color={look.grayColor}
        data-has-background={hasBackground}
        data-panel-background={look.panelBackground}
        data-radius={look.radius}
        data-scaling={look.scaling}
        {...rest}
        className={`radix-themes ${className}`.trim()}
      />
    </ThemeContext>
  )
}
