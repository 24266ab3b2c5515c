import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'
import { resolve } from 'node:path'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

/** English paths that a rewrite must leave alone: Arabic, internals, and files (a dot at the end). */
const english = '/:path((?!ar(?:/|$)|en(?:/|$)|api(?:/|$)|media(?:/|$)|_next/|admin(?:/|$))[^.]*)'

const onlyPage = {
  has: [{ type: 'query' as const, key: 'page', value: '(?<page>\\d{1,6})' }],
  missing: [{ type: 'query' as const, key: 'sort' }],
}
const filtered = [{ type: 'query' as const, key: 'sort' }]

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
  expireTime: 86_400,
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  trailingSlash: false,
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'sharp', 'pino'],
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: securityHeaders },
      { source: '/', headers: [{ key: 'Cache-Control', value: 'private, no-cache' }] },
    ]),
  redirects: () =>
    Promise.resolve([
      { source: '/en', destination: '/', permanent: true },
      { source: '/en/:path*', destination: '/:path*', permanent: true },
      ...['', '/ar'].flatMap((prefix) => [
        {
          source: `${prefix}/news/pages/:page(\\d+)`,
          destination: `${prefix}/news?page=:page`,
          permanent: true,
        },
        { source: `${prefix}/news/sorted`, destination: `${prefix}/news`, permanent: true },
      ]),
    ]),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [
        ...[
          { source: '/news', locale: 'en' },
          { source: '/ar/news', locale: 'ar' },
        ].flatMap(({ source, locale }) => [
          { source, has: filtered, destination: `/${locale}/news/sorted` },
          { source, ...onlyPage, destination: `/${locale}/news/pages/:page` },
        ]),
        { source: '/news/rss.xml', destination: '/en/news/rss.xml' },
        { source: '/', destination: '/en' },
        { source: english, destination: '/en/:path' },
      ],
      afterFiles: [],
      fallback: [],
    }),
}

export default withNextIntl(config)
