/**
 * Few chunks instead of many small ones: what every page needs, what every form needs; the rest is one per screen. A
 * group takes along all that its modules import, which keeps the order in which they run; not so the bank's client, which
 * would take rules along that pages need before it.
 */
export const chunkGroups = [
  {
    name: 'bank',
    priority: 0,
    includeDependenciesRecursively: false,
    test: /node_modules\/openapi-fetch\/|src\/api\/(?:client|envelope|session|catalogue|announcements|contact|onboarding|password)\.|src\/rules\/configuration\.|src\/machines\/session\/(?!signIn\.)|src\/app\/session\/(?!sessionAccess|formDraft)|src\/app\/(?:bootstrap\/loadConfiguration|actors\/session)|src\/ui\/(?:session\/StaySignedIn|announcements\/PopUps)\./,
  },
  {
    name: 'charts',
    priority: 3,
    includeDependenciesRecursively: false,
    test: /node_modules\/(?:xstate|@xstate\/react|use-isomorphic-layout-effect|superstruct)\/|src\/app\/actors\/start(?:Actor|On)\.|src\/machines\/port\.ts|src\/rules\/(?:session|answers|catalogueSchema)\.ts|src\/app\/(?:screens\/shared\/inDashboard|session\/formDraft|actors\/listener\.)|src\/ui\/shell\/(?:SideShell|DashboardShell|DashboardNavigation)/,
  },
  {
    name: 'core',
    priority: 2,
    test: /node_modules\/jotai\/esm\/(?:react|vanilla|vanilla\/internals)\.mjs|node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|wouter|regexparam|classnames|@radix-ui\/react-(?:slot|compose-refs|primitive|visually-hidden))\/|vite\/preload-helper|themes\/dist\/esm\/(?:helpers\/(?!extract-margin|get-margin|get-subtree|require)|props)|src\/rules\/(?:problem|handle|limits|texts|search|catalogue)\.ts|src\/ui\/kit\/(?:Spinner|Notice|PageHeading|FormCard|ArchDrawing|arrivalFocus|Skeleton|icons|Receipt|SearchField)|src\/ui\/(?:catalogueState|DoorCard|signs|kit\/ProductPicture|shell\/OpensSoon)|src\/app\/screens\/shared\/useLinks/,
  },
  {
    name: 'steps',
    priority: 3,
    includeDependenciesRecursively: false,
    test: /src\/rules\/gettingStarted\.ts|src\/ui\/(?:StepDrawing|Inked)/,
  },
  {
    name: 'applications',
    priority: 3,
    includeDependenciesRecursively: false,
    test: /src\/rules\/(?:application(?:List|Texts|Icon|Fields)|imageHeader|publicKey)\.|src\/app\/(?:router\/navigationBlocker|actors\/(?:applicationChanges|dataUrlOf|leaving))|src\/machines\/leaving\.|src\/machines\/applications\/(?:applications|copy)\.machine|src\/app\/actors\/applications|src\/ui\/applications\/(?:CopyByHand\.|ApplicationImage|signs)/,
  },
  {
    name: 'form',
    priority: 1,
    test: /node_modules\/@tanstack|src\/rules\/(?:standardSchema|captcha|countries|fields|passwords|onboarding|signIn)\.ts|src\/app\/actors\/(?:onboarding|password)\.|src\/machines\/(?:onboarding\/re|password)|src\/rules\/password\.|src\/(?:rules|machines|ui|app\/actors)\/contact[./]|src\/app\/screens\/shared\/startContact|src\/ui\/captcha|src\/machines\/captcha|src\/app\/actors\/(?:captcha|recaptcha|standInCaptcha)|src\/ui\/kit\/(?:schemaForm|useCaptchaFocus|FormField|PasswordField|SelectField|SubmitButton|FieldFrame|KeptDraft)|themes\/dist\/esm\/components\/text-(?:field|area)\./,
  },
]
