import type { NextConfig } from 'next'
import { resolve } from 'node:path'

/** The yardstick: a Next application with nothing in it and Next's own page cache. */
const config: NextConfig = {
  poweredByHeader: false,
  turbopack: { root: resolve('../../..') },
  typescript: { ignoreBuildErrors: true },
}

export default config
