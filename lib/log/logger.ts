import 'server-only'
import { settings } from '@/lib/settings/settings'
import { processWide } from '@/lib/settings/process-wide'
import pino, { type Logger } from 'pino'

/** Keys whose values never reach a log line, at any of the first levels. */
const secretKeys = [
  'password',
  'password_confirmation',
  'token',
  'authorization',
  'cookie',
  'email',
]

/** Structured logs: one JSON line an event, UTC, with request id; secrets and addresses removed. */
export function logger(): Logger {
  return processWide('logger', () =>
    pino({
      level: settings().LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), remove: true },
    }),
  )
}
