/** The part of the steps of test commands that a test reads. */
declare module '*/test-steps.mjs' {
  interface Suite {
    suites?: readonly Suite[]
    specs?: readonly {
      file: string
      line: number
      title: string
      tests: readonly { status: string }[]
    }[]
  }
  export function flakyIn(report: Suite): string[]
}
