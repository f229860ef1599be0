// msw reads localStorage when it is imported, and a worker has none. It stores only cookies there.
const scope = globalThis as { localStorage?: unknown }
scope.localStorage ??= { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

export {}
