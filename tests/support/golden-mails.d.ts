declare module '*/golden-mails.mjs' {
  /** The exit code: 1 where a mail is new or gone. */
  export function compareMails(recorded: string, file?: string): number
  export function writeMails(recorded: string, file?: string): void
}
