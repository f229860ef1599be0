/** What tests use of newman, which brings no types. */
declare module 'newman' {
  interface Execution {
    item: { name: string }
    /** Absent when nothing was answered. */
    response?: {
      code: number
      headers: { get(name: string): string | undefined }
      text(): string
    }
  }

  export interface Summary {
    run: {
      executions: Execution[]
      failures: { error: Error; source: { name?: string } }[]
    }
  }

  interface Options {
    collection: object
    envVar: { key: string; value: string }[]
    /** Whether an answer that redirects is the last one. */
    ignoreRedirects: boolean
  }

  const newman: {
    run(options: Options, callback: (error: Error | null, summary: Summary) => void): void
  }
  export default newman
}
