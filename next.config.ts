import createNextIntlPlugin from 'next-intl/plugin'
import type { NextConfig } from 'next'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { homeCaching } from './lib/routing/home-redirect.ts'
import {
  englishFiles,
  englishPages,
  folderRedirects,
  folderRewrites,
} from './lib/routing/next-rules.ts'
import {
  framedAddresses,
  framedHeaders,
  securityHeaders,
  unframedAddresses,
} from './lib/routing/security-headers.ts'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

const config: NextConfig = {
  // No `deploymentId`: each build has an id of its own, by which Next's client loads the whole page where
  // another build answers, and names of files come from their content (RUNBOOK.md, 'Upgrade').
  cacheHandler: resolve('./lib/cache/page-store.ts'),
  cacheMaxMemorySize: 0,
  expireTime: 900,
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  trailingSlash: false,
  typescript: { ignoreBuildErrors: true },
  // Writing the cache costs the first build of a clone more than any reader gets back.
  experimental: {
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // A page loads the styles of its parts, and few of others: the default makes one sheet of nearly all.
    cssChunking: { type: 'graph', requestCost: 1_000, weightDistribution: 0.5 },
  },
  serverExternalPackages: [
    '@electric-sql/pglite',
    'pg',
    'sharp',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
    '@node-rs/argon2',
    'nodemailer',
  ],
  headers: () =>
    Promise.resolve([
      { source: unframedAddresses, headers: securityHeaders },
      { source: framedAddresses, headers: framedHeaders },
      { source: '/', headers: [{ key: 'Cache-Control', value: homeCaching }] },
    ]),
  redirects: () =>
    Promise.resolve([
      { source: '/en', destination: '/', permanent: true },
      { source: '/en/:path*', destination: '/:path*', permanent: true },
      ...folderRedirects(),
    ]),
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [...englishPages, ...folderRewrites()],
      afterFiles: [...englishFiles],
      fallback: [],
    }),
}

export default withNextIntl(config)
