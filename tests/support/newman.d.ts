/** What tests use of newman, which brings no types. */
declare module 'newman' {
  interface Execution {
    item: { name: string }
    /** Of the tests in the scripts. */
    assertions?: { assertion: string }[]
    request: { url: { getPath(): string } }
    /** Absent when nothing was answered. */
    response?: {
      code: number
      headers: { get(name: string): string | undefined }
      text(): string
    }
  }

  export interface Summary {
    run: {
      /** Without the requests that a script has left out. */
      executions: Execution[]
      failures: { error: Error; source: { name?: string } }[]
    }
  }

  interface Options {
    collection: object
    /** The names of those to run; all without it. */
    folder?: string[]
    /** Whether an answer that redirects is the last one. */
    ignoreRedirects: boolean
  }

  const newman: {
    run(options: Options, callback: (error: Error | null, summary: Summary) => void): void
  }
  export default newman
}
