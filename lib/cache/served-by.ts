import { processWide } from '../settings/process-wide.ts'

const state = () => processWide('served-by', (): { build: string | null } => ({ build: null }))

/** Whether the page server is in front of Next in this process; `next start` alone also works. */
export function isServedByPageServer(): boolean {
  return state().build !== null
}

/** The build that the page server of this process serves; null without one. */
export function servedBuild(): string | null {
  return state().build
}

/** Says so, before Next is started. */
export function setServedByPageServer(build: string): void {
  state().build = build
}
