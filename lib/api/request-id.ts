import 'server-only'
const accepted = /^[\w-]{8,64}$/

/** The id of a request in answers and logs: the caller's when it is a plain token, else a new one. */
export function requestIdOf(request?: Request): string {
  const given = request?.headers.get('x-request-id')
  return given && accepted.test(given) ? given : crypto.randomUUID()
}
