import { useId } from 'react'
import { DesktopIcon, MoonIcon, SunIcon } from '../../kit/icons.tsx'
import { type ThemeChoice, themeChoices, useThemeChoice } from './theme.ts'

const faces = {
  light: { label: 'Light theme', Icon: SunIcon },
  system: { label: 'System theme', Icon: DesktopIcon },
  dark: { label: 'Dark theme', Icon: MoonIcon },
} satisfies Record<ThemeChoice, object>

/** What is chosen is painted from <html data-theme>, so that it is right before hydration. */
export function ThemeSwitch() {
  const [current, choose] = useThemeChoice()
  const group = useId()
  return (
    <fieldset className="theme-switch">
      <legend className="visually-hidden">Theme</legend>
      {themeChoices.map((choice) => {
        const { label, Icon } = faces[choice]
        return (
          <label key={choice} data-choice={choice} title={label}>
            <input type="radio" name={group} checked={choice === current} onChange={() => choose(choice)} />
            <Icon aria-hidden="true" />
            <span className="visually-hidden">{label}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
