/**
 * Few chunks instead of many small ones: what every page needs, what every form needs; the rest is one per screen. A
 * group takes along all that its modules import, which keeps the order in which they run.
 */
export const chunkGroups = [
  {
    name: 'bank',
    priority: 0,
    test: /node_modules\/openapi-fetch\/|src\/api\/(?:client|envelope)\.ts/,
  },
  {
    name: 'core',
    priority: 2,
    test: /node_modules\/(?:react|react-dom|scheduler|xstate|@xstate\/react|use-sync-external-store|jotai|wouter|regexparam|superstruct|classnames|@radix-ui\/react-(?:slot|compose-refs|primitive|context|direction|visually-hidden))\/|vite\/preload-helper|themes\/dist\/esm\/(?:helpers|props)|src\/rules\/(?:problem|handle|limits|texts|fields|passwords)\.ts|src\/machines\/port\.ts|src\/ui\/kit\/(?:Spinner|Notice|PageHeading|FormCard|ArchDrawing|arrivalFocus|Skeleton|States|icons|Receipt)|src\/ui\/shell\/OpensSoon/,
  },
  {
    name: 'form',
    priority: 1,
    test: /node_modules\/@tanstack|src\/rules\/(?:standardSchema|captcha)\.ts|src\/ui\/captcha|src\/(?:machines|app|app\/actors)\/captcha|src\/ui\/kit\/(?:schemaForm|useCaptchaFocus|FormField|PasswordField|SelectField|SubmitButton|FieldFrame)|themes\/dist\/esm\/components\/text-(?:field|area)\./,
  },
]
