import { sendToHolderOf } from '../embedded-postgres/embedded-postgres.ts'
import { processWide } from '../settings/process-wide.ts'

/** What a command may request of the process that has the embedded database open. */
export type HolderRequest = 'search:rebuild'

const handlers = () => processWide('holder-requests', () => new Map<string, () => void>())

/** Sets what this process does on a request. */
export function onHolderRequest(request: HolderRequest, handler: () => void): void {
  handlers().set(request, handler)
}

/** Handles a text that another process sent; ignores unknown requests. */
export function receiveHolderRequest(text: string): void {
  handlers().get(text)?.()
}

/** Sends a request to the process that has the database open; false where none has. */
export function sendHolderRequest(dataDir: string, request: HolderRequest): Promise<boolean> {
  return sendToHolderOf(dataDir, request)
}
