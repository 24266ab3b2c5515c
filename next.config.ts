import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'
import { resolve } from 'node:path'
import { roomRedirects, roomRewrites } from './lib/i18n/rooms.ts'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** First segments that are no English page: Arabic, the internal prefix, calls, pictures, staff. */
const notEnglish = '(?!ar(?:/|$)|en(?:/|$)|api(?:/|$)|media(?:/|$)|admin(?:/|$)|_next(?:/|$))'
const englishPages = `/:path(${notEnglish}[^.]*)`
/** Addresses with a dot are files first; what is no file is an unknown English page. */
const englishFiles = `/:path(${notEnglish}.*\\..*)`

/** Records told by their number alone: a number with words behind it leads to the one address. */
const numbered = ['/buyers', '/export-trade-support-institutions'].flatMap((base) =>
  ['', '/ar'].map((prefix) => ({
    source: `${prefix}${base}/:id(\\d+)-:words`,
    destination: `${prefix}${base}/:id`,
    permanent: true,
  })),
)

const securityHeaders = [
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

const config: NextConfig = {
  cacheHandler: resolve('./lib/cache/page-store.ts'),
  cacheMaxMemorySize: 0,
  expireTime: 900,
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  trailingSlash: false,
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    '@electric-sql/pglite',
    'pg',
    'sharp',
    'pino',
    'rate-limiter-flexible',
    '@node-rs/argon2',
    'nodemailer',
  ],
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: securityHeaders },
      { source: '/', headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] },
    ]),
  redirects: () =>
    Promise.resolve([
      { source: '/en', destination: '/', permanent: true },
      { source: '/en/:path*', destination: '/:path*', permanent: true },
      ...roomRedirects(),
      ...numbered,
    ]),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [
        { source: '/', destination: '/en' },
        { source: englishPages, destination: '/en/:path' },
        ...roomRewrites(),
      ],
      afterFiles: [{ source: englishFiles, destination: '/en/:path' }],
      fallback: [],
    }),
}

export default withNextIntl(config)
