import { openLogger } from '@/lib/log/logger'
import { processWide } from '@/lib/settings/process-wide'

type Line = Readonly<Record<string, unknown>>

/** The lines that are logged from now on, where nothing was logged before. */
export function capturedLog(): Line[] {
  const lines: Line[] = []
  processWide('logger', () =>
    openLogger('info', { write: (line) => void lines.push(JSON.parse(line)) }),
  )
  return lines
}
