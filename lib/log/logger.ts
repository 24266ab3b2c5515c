import 'server-only'
import { settings } from '@/lib/settings/settings'
import { processWide } from '@/lib/settings/process-wide'
import pino, { type DestinationStream, type Logger } from 'pino'
import { errorForLog, withoutPersonalData } from './redaction'

/** Keys whose values never reach a log line, at any of the first levels. */
const secretKeys = [
  'password',
  'password_confirmation',
  'token',
  'authorization',
  'cookie',
  'email',
]

/**
 * Structured logs: one JSON line an event, UTC, with request id; secrets, addresses and the values of
 * queries removed (RELIABILITY.md T18).
 */
export function logger(): Logger {
  return processWide('logger', () => openLogger(settings().LOG_LEVEL))
}

/** A logger of its own, to standard output unless another way is given. */
export function openLogger(level: string, into?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => errorForLog(error) },
    hooks: { streamWrite: withoutPersonalData },
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), remove: true },
  }
  return into ? pino(options, into) : pino(options)
}
