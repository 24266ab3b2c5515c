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
  interface Report extends Suite {
    testResults?: readonly {
      name: string
      message: string
      status: string
      assertionResults: readonly {
        status: string
        fullName: string
        failureMessages: readonly string[]
      }[]
    }[]
  }
  export function namedIn(report: Report): { failed: string[]; flaky: string[] }
}
