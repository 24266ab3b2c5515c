import type { NextConfig } from 'next'
import { resolve } from 'node:path'

/**
 * The yardstick: a Next application with nothing in it and Next's own page cache. The benchmark
 * builds a copy outside the portal, whose middleware Turbopack would take along.
 */
const config: NextConfig = {
  poweredByHeader: false,
  turbopack: { root: resolve('/') },
  typescript: { ignoreBuildErrors: true },
}

export default config
