/** Packages that arrive with the view that needs them: dialogs, notices, forms, the bank's client, charts. */
const later =
  /@tanstack|openapi-fetch|msw|sonner|echarts|zrender|swagger|node-forge|tslib|get-nonce|aria-hidden|use-sidecar|use-callback-ref|remove-scroll|style-singleton|@radix-ui\/react-(?!slot|compose-refs|primitive|context|direction|id|tooltip|use-|visually-hidden)/
const themeParts =
  /themes\/dist\/esm\/(?:components\/(?:theme|button|heading|spinner|visually-hidden|_internal\/base-button)\.|helpers|props)/
const shellParts =
  /src\/rules\/(?:problem|handle|limits|texts|fields|passwords)\.ts|src\/machines\/port\.ts|src\/ui\/kit\/(?:Spinner|Notice|PageHeading|FormCard|ArchDrawing|arrivalFocus|Skeleton|States|icons|Receipt)|src\/ui\/shell\/OpensSoon/
const formParts =
  /node_modules\/@tanstack|src\/rules\/(?:standardSchema|captcha)|src\/ui\/captcha|src\/(?:machines|app|app\/actors)\/captcha|src\/ui\/kit\/(?:schemaForm|FormField|PasswordField|SelectField|SubmitButton|FieldFrame)|themes\/dist\/esm\/components\/text-(?:field|area)\./

const ofEveryPage = (id: string): boolean => {
  if (shellParts.test(id) || /rolldown|vite\/preload-helper/.test(id)) return true
  if (!id.includes('node_modules') || later.test(id)) return false
  return id.includes('@radix-ui/themes') ? themeParts.test(id) : true
}

/** Few chunks instead of many small ones: what every page needs, what every form needs; the rest is one per screen. */
export const chunkGroups = [
  {
    name: 'bank',
    priority: 3,
    test: /node_modules\/openapi-fetch\/|src\/api\/(?:client|envelope|session|onboarding)\.ts/,
  },
  { name: 'core', priority: 2, test: ofEveryPage },
  { name: 'form', priority: 1, test: formParts },
]
