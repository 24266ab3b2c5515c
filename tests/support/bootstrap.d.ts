/** What TypeScript imports of `bootstrap.mjs`, which describes it. */
declare module '*/bootstrap.mjs' {
  export function built(): Promise<void>
  export function fail(line: string, code?: number): never
  export function print(line: string): void
  export function nextCli(): string
  export const serverArguments: readonly string[]
  export const serverEnvironment: Readonly<Record<string, string>>
  export function crashOf(signal: NodeJS.Signals | null): NodeJS.Signals | undefined
  export function retryAfterCrash<Run extends { crash?: NodeJS.Signals }>(
    name: string,
    runOnce: () => Promise<Run>,
  ): Promise<Run>
}
