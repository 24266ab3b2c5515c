import { processWide } from '../settings/process-wide.ts'

const state = () => processWide('served-by', () => ({ pageServer: false }))

/** Whether the page server is in front of Next in this process; `next start` alone also works. */
export function isServedByPageServer(): boolean {
  return state().pageServer
}

/** Says so, before Next is started. */
export function setServedByPageServer(): void {
  state().pageServer = true
}
