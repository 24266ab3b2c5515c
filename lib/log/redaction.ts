import 'server-only'

/** What a log line holds of an error. */
interface LoggedError {
  type: string
  code?: string
  message: string
  /** The places it came through. */
  stack: string[]
  cause?: LoggedError
}

const deepestCause = 5

/**
 * An error as a log line may hold it: kind, code, message and places. The values that a query was
 * given and what the database quotes of a row stand in other fields, and are left out.
 */
export function errorForLog(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: [] }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    type: error.name,
    ...(code && { code }),
    message: error.message.split('\nparams:')[0] ?? '',
    stack: (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)),
    ...(error.cause !== undefined &&
      depth < deepestCause && { cause: errorForLog(error.cause, depth + 1) }),
  }
}

const address = /[^\s"'<>()[\]{},:;=/\\]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g
/** Tokens of sessions, programs and mailed links: 32 random bytes in base64url. */
const token = /(?<![\w-])(?:xp_)?[\w-]{43}(?![\w-])/g

/** A log line without e-mail addresses and tokens, wherever in it they stand. */
export function withoutPersonalData(line: string): string {
  return line.replace(address, '[address]').replace(token, '[token]')
}
