import { openLogger } from '@/lib/log/logger'
import { processWide } from '@/lib/settings/process-wide'

type Line = Readonly<Record<string, unknown>>

/** The lines logged from now on; to be called before the first one. */
export function capturedLog(): Line[] {
  const lines: Line[] = []
  processWide('logger', () =>
    openLogger('info', { write: (line) => void lines.push(JSON.parse(line)) }),
  )
  return lines
}
