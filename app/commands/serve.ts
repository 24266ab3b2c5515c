import next from 'next'
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { trustedProxies } from '../../lib/api/client-address.ts'
import { receive } from '../../lib/api/incoming.ts'
import { pageServer } from '../../lib/cache/page-server.ts'
import { SavedCopies } from '../../lib/cache/saved-copies.ts'
import { setServedByPageServer } from '../../lib/cache/served-by.ts'
import { parseSettings } from '../../lib/settings/schema.ts'

/**
 * Serves the built portal: the page server in front of Next, in one process. Ends at SIGTERM or
 * SIGINT, once the requests that are running have been answered.
 */

/** Longer than a proxy or a browser leaves a connection unused, or it would be reset under a request. */
const keepAliveMs = 70_000
const signals = ['SIGTERM', 'SIGINT'] as const

const { DATA_DIR, PORT, SITE_URL, TRUSTED_PROXIES } = parseSettings(process.env)
const host = SITE_URL ? new URL(SITE_URL).host : `localhost:${PORT}`
const build = readFileSync('.next/BUILD_ID', 'utf8').trim()
const trusted = trustedProxies(TRUSTED_PROXIES)

setServedByPageServer()
const app = next({ dev: false, port: PORT, hostname: 'localhost' })
await app.prepare()
const server = createServer(
  { keepAliveTimeout: keepAliveMs },
  pageServer({
    next: app.getRequestHandler(),
    inspect: (request, response) => receive({ request, response }, trusted),
    host,
    staticFolder: resolve('.next/static'),
    copies: new SavedCopies(join(DATA_DIR, 'pages'), build),
  }),
)
server.listen(PORT, () => process.stdout.write(`Ready on ${SITE_URL ?? `http://${host}`}\n`))

for (const signal of signals) process.once(signal, () => void end())

async function end(): Promise<void> {
  await new Promise((closed) => {
    server.close(closed)
    server.closeIdleConnections()
  })
  await app.close()
  process.exit(0)
}
