/** Headers of every response (RELIABILITY.md 2.3). */
export const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value:
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
  },
  { key: 'Reporting-Endpoints', value: 'csp="/api/csp-reports"' },
]

/** Addresses that other sites may frame, as a pattern of Next: the others have `securityHeaders`. */
export const framedAddresses = '/:language(ar)?/embed/:path*'

export const unframedAddresses = '/((?!(?:ar/)?embed/).*)'

/** Headers of what other sites may frame; its policy is its own. */
export const framedHeaders = securityHeaders
  .filter(({ key }) => key !== 'X-Frame-Options')
  .map(({ key, value }) =>
    key === 'Cross-Origin-Resource-Policy' ? { key, value: 'cross-origin' } : { key, value },
  )
