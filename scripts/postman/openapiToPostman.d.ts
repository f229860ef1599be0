declare module 'openapi-to-postmanv2' {
  interface Result {
    result: boolean
    reason?: string
    output?: { type: 'collection'; data: unknown }[]
  }

  const converter: {
    convertV2(
      input: { type: 'json'; data: Record<string, unknown> },
      options: Record<string, string | boolean>,
      callback: (error: Error | null, result: Result) => void,
    ): void
  }
  export default converter
}
