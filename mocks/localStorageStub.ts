// msw reads localStorage while it is being imported, and a worker has none. It keeps only cookies there.
const scope = globalThis as { localStorage?: unknown }
scope.localStorage ??= { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

export {}
