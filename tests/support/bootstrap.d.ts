/** What tests import of `bootstrap.mjs`, which describes it. */
declare module '*/app/commands/bootstrap.mjs' {
  export function nextCli(): string
}
