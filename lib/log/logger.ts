import { settings } from '../settings/settings.ts'
import { release } from '../settings/release.ts'
import { processWide } from '../settings/process-wide.ts'
import pino, { type DestinationStream, type Logger } from 'pino'
import { errorForLog, withoutPersonalData } from './redaction.ts'

/** Keys whose values are removed, at the first three levels of an object. */
const secretKeys = [
  'password',
  'password_confirmation',
  'token',
  'authorization',
  'cookie',
  'email',
]

/**
 * Structured logs: one JSON line per event, in UTC, with release and request id; without secrets, addresses
 * and values of queries (RELIABILITY.md T18).
 */
export function logger(): Logger {
  return processWide('logger', () => openLogger(settings().LOG_LEVEL))
}

/** Opens another logger, to standard output if no stream is given. */
export function openLogger(level: string, into?: DestinationStream): Logger {
  const options = {
    level,
    base: { release: release() },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => errorForLog(error) },
    hooks: { streamWrite: withoutPersonalData },
    redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), remove: true },
  }
  return into ? pino(options, into) : pino(options)
}
