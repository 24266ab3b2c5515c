/** What the tests of the code read of the exceptions that only shrink. */
declare module '*/excepted.mjs' {
  import type { Linter } from 'eslint'
  export function rulesWithExceptions(): string[]
  export function exceptedFrom(rule: string): string[]
  export function exceptedFiles(rule: string): string[]
  export const functionBounds: Readonly<Record<string, Linter.RulesRecord>>
}

declare module '*/eslint.config.mjs' {
  const config: readonly { name?: string; files?: readonly (string | string[])[] }[]
  export default config
}
