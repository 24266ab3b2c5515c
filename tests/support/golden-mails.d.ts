declare module '*/golden-mails.mjs' {
  export function recordedMails(golden?: string): {
    file: string
    write: () => void
    compare: (printLine?: (line: string) => unknown) => Promise<0 | 1>
  }
}
