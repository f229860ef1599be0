/** Filled by scripts/definitions/definitionsPlugin.ts. */
declare module 'virtual:definitions' {
  /** By `<product>/<service>`, the file's path in mocks/openapi. */
  export const definitions: Readonly<Record<string, import('./definition.ts').BundledDefinition>>
  /** By operationId of src/api/openapi.yaml. */
  export const contractOperations: Readonly<
    Record<keyof import('../../src/api/schema.gen.ts').operations, import('./definition.ts').ContractOperation>
  >
}
