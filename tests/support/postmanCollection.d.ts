/** What tests use of Postman's library; its own types are wrong in these places and its package.json does not name them. */
declare module 'postman-collection' {
  export interface RequestDefinition {
    method: string
    url: object
    header?: { key: string; value: string }[]
    body?: { mode: string; raw?: string }
  }

  export class Url {
    /** With variables of the path as they are written, or filled in. */
    getPath(unresolved?: boolean): string
  }

  export class Request {
    constructor(definition: RequestDefinition)
    method: string
    url: Url
    body?: { raw?: string }
    headers: {
      get(key: string): string | undefined
      all(): { key: string; value: string }[]
    }
  }

  export class Collection {
    constructor(definition: object)
    forEachItem(callback: (item: { name: string; request: Request }) => void): void
  }

  export class VariableScope {
    constructor(variables: { key: string; value: string }[])
    get(key: string): string | undefined
    replaceIn(text: string): string
  }
}
