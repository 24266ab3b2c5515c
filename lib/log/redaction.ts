interface LoggedError {
  type: string
  code?: string
  message: string
  stack: string[]
  cause?: LoggedError
}

const deepestCause = 5

/**
 * An error for a log line: type, code, message and stack. Other fields are dropped, since they have
 * the parameters of a query and the values of a row.
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

/** Masks e-mail addresses and tokens anywhere in a log line. */
export function withoutPersonalData(line: string): string {
  return line.replace(address, '[address]').replace(token, '[token]')
}
