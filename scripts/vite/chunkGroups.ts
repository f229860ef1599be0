import type { Plugin } from 'vite'

interface ChunkGroup {
  name: string
  priority: number
  includeDependenciesRecursively?: false
  /** Files, and folders with a slash at the end; with an exclamation mark in front, what of them stays out. */
  modules: readonly string[]
}

/**
 * Few chunks instead of many small ones: what every page needs, what every form needs; the rest is one per screen. Those
 * two take along all that their modules import, so that nothing is named that another of them imports; the others would
 * take along what pages need before them.
 */
const groups: readonly ChunkGroup[] = [
  {
    name: 'bank',
    priority: 0,
    includeDependenciesRecursively: false,
    modules: [
      'node_modules/openapi-fetch/',
      'src/api/announcements.ts',
      'src/api/catalogue.ts',
      'src/api/client.ts',
      'src/api/contact.ts',
      'src/api/decode.ts',
      'src/api/envelope.ts',
      'src/api/onboarding.ts',
      'src/api/operations.ts',
      'src/api/password.ts',
      'src/api/session.ts',
      'src/app/actors/session/session.ts',
      'src/app/actors/session/takeInterrupted.ts',
      'src/app/bootstrap/callsInFlight.ts',
      'src/app/bootstrap/createPortal.ts',
      'src/app/bootstrap/keptNotices.ts',
      'src/app/bootstrap/loadConfiguration.ts',
      'src/app/bootstrap/openPage.ts',
      'src/app/session/',
      '!src/app/session/formDraft.ts',
      '!src/app/session/sessionAccess.ts',
      'src/machines/session/',
      '!src/machines/session/signIn.machine.ts',
      'src/rules/announcements/announcementsSchema.ts',
      'src/rules/catalogue/addresses.ts',
      'src/rules/catalogue/catalogueNames.ts',
      'src/rules/catalogue/catalogueSchema.ts',
      'src/rules/configuration.ts',
      'src/rules/docs/currentAddress.ts',
      'src/rules/session/session.ts',
      'src/ui/announcements/PopUps.tsx',
      'src/ui/session/StaySignedIn.tsx',
    ],
  },
  {
    name: 'charts',
    priority: 3,
    includeDependenciesRecursively: false,
    modules: [
      'node_modules/@xstate/react/',
      'node_modules/use-isomorphic-layout-effect/',
      'node_modules/xstate/',
      'src/app/actors/fromListener.ts',
      'src/app/actors/session/interruptedChanges.ts',
      'src/app/actors/startActor.ts',
      'src/app/actors/startScopedActor.ts',
      'src/machines/failure.ts',
      'src/machines/port.ts',
      'src/ui/docs/titleOf.ts',
      'src/ui/kit/useSteps.tsx',
      'src/ui/shell/SidebarShell.tsx',
    ],
  },
  {
    name: 'core',
    priority: 2,
    modules: [
      'node_modules/jotai/esm/react.mjs',
      'node_modules/react-dom/',
      'node_modules/use-sync-external-store/',
      'src/rules/brand.ts',
      'src/rules/catalogue/catalogue.ts',
      'src/rules/docs/docs.ts',
      'src/rules/security/secret.ts',
      'src/rules/limits.ts',
      'src/rules/once.ts',
      'src/rules/problem.ts',
      'src/rules/security/trustedTypes.ts',
      'src/ui/catalogueState.ts',
      'src/ui/kit/AccountLink.tsx',
      'src/ui/kit/Confirmation.tsx',
      'src/ui/kit/DetourLink.tsx',
      'src/ui/kit/forms/FormCard.tsx',
      'src/ui/kit/Notice.tsx',
      'src/ui/kit/SearchField.tsx',
      'src/ui/kit/Skeleton.tsx',
      'src/ui/kit/Spinner.tsx',
      'src/ui/kit/focus/useKeptFocus.ts',
      'src/ui/kit/shortcuts.ts',
      '\0vite/preload-helper.js',
    ],
  },
  {
    // What forms and the dashboard need, and the documentation does not.
    name: 'shared',
    priority: 3,
    includeDependenciesRecursively: false,
    modules: [
      'node_modules/superstruct/',
      'src/app/screens/shared/BackLink.tsx',
      'src/app/screens/shared/origin.ts',
      'src/app/screens/shared/withDashboardShell.tsx',
      'src/app/session/formDraft.ts',
      'src/rules/answers/answers.ts',
      'src/rules/answers/validate.ts',
      'src/ui/shell/DashboardNavigation.tsx',
      'src/ui/shell/DashboardShell.tsx',
      'src/ui/shell/sidebar.ts',
    ],
  },
  {
    name: 'news',
    priority: 3,
    includeDependenciesRecursively: false,
    modules: ['src/rules/announcements/announcements.ts', 'src/rules/moment.ts'],
  },
  {
    name: 'steps',
    priority: 3,
    includeDependenciesRecursively: false,
    modules: [
      'src/content/gettingStarted.ts',
      'src/rules/firstCall/firstCallHref.ts',
      'src/app/screens/shared/useLinks.ts',
      'src/ui/CtaBanner.tsx',
      'src/ui/LinkCard.tsx',
      'src/ui/cardIcons.tsx',
      'src/ui/StepDrawing.tsx',
    ],
  },
  {
    name: 'applications',
    priority: 3,
    includeDependenciesRecursively: false,
    modules: [
      'src/app/actors/applications/applicationChanges.ts',
      'src/ui/kit/OnwardLink.tsx',
      'src/app/actors/applications/applications.ts',
      'src/app/actors/applications/readAsDataUrl.ts',
      'src/app/actors/navigationBlocker.ts',
      'src/app/router/blockNavigation.ts',
      'src/machines/applications/applications.machine.ts',
      'src/machines/applications/copy.machine.ts',
      'src/machines/navigationBlocker.machine.ts',
      'src/rules/applications/applicationFields.ts',
      'src/rules/applications/applicationIcon.ts',
      'src/rules/applications/applicationList.ts',
      'src/rules/applications/applicationMessages.ts',
      'src/rules/base64.ts',
      'src/rules/applications/imageHeader.ts',
      'src/rules/applications/publicKey.ts',
      'src/rules/signing/base64.ts',
      'src/rules/signing/der.ts',
      'src/rules/signing/rsaKey.ts',
      'src/ui/applications/ApplicationImage.tsx',
      'src/ui/applications/applicationListTexts.ts',
      'src/ui/applications/CopyManually.tsx',
      'src/ui/applications/icons.tsx',
    ],
  },
  {
    name: 'form',
    priority: 1,
    modules: [
      'src/app/actors/onboarding/onboarding.ts',
      'src/app/actors/password.ts',
      'src/app/screens/shared/mailLinkScreen.tsx',
      'src/app/screens/shared/startContact.tsx',
      'src/rules/onboarding/countries.ts',
      'src/rules/session/signIn.ts',
      'src/ui/contact/',
      'src/ui/kit/forms/DraftBanner.tsx',
      'src/ui/kit/forms/PasswordField.tsx',
      'src/ui/kit/forms/SelectField.tsx',
      'src/ui/onboarding/onboardingTexts.ts',
      'src/ui/password/passwordTexts.ts',
    ],
  },
]

const isUnder = (path: string, entry: string): boolean =>
  entry.endsWith('/') ? path.startsWith(entry) : path === entry

/** The path of a module within the project, without what a bundler adds to it. */
const pathOf = (id: string, root: string): string =>
  id
    .replace(/\?.*$/, '')
    .replaceAll('\\', '/')
    .replace(`${root.replaceAll('\\', '/')}/`, '')

const belongsTo = (modules: readonly string[], path: string): boolean =>
  modules.some((entry) => !entry.startsWith('!') && isUnder(path, entry)) &&
  !modules.some((entry) => entry.startsWith('!') && isUnder(path, entry.slice(1)))

/** The groups as the bundler takes them. */
export const chunkGroups = (root: string) =>
  groups.map(({ modules, ...group }) => ({ ...group, test: (id: string) => belongsTo(modules, pathOf(id, root)) }))

/** Fails a build in which an entry of a group names no module: a file was renamed, and its group would miss it silently. */
export function chunkGroupsExist(root: string): Plugin {
  return {
    name: 'chunk-groups-exist',
    apply: 'build',
    generateBundle() {
      const paths = [...this.getModuleIds()].map((id) => pathOf(id, root))
      const missing = groups.flatMap(({ name, modules }) =>
        modules
          .map((entry) => (entry.startsWith('!') ? entry.slice(1) : entry))
          .filter((entry) => !paths.some((path) => isUnder(path, entry)))
          .map((entry) => `${name}: ${JSON.stringify(entry)}`),
      )
      if (missing.length > 0)
        this.error(`scripts/vite/chunkGroups.ts names what is not in the build:\n${missing.join('\n')}`)
    },
  }
}
