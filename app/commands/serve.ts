import next from 'next'
import { createServer } from 'node:http'
import { trustedProxies } from '../../lib/api/client-address.ts'
import { receive } from '../../lib/api/incoming.ts'
import { pageServer } from '../../lib/cache/page-server.ts'
import { setServedByPageServer } from '../../lib/cache/served-by.ts'
import { parseSettings } from '../../lib/settings/schema.ts'

/**
 * Serves the built portal: the page server in front of Next, in one process. Ends at SIGTERM or
 * SIGINT, once the requests that are running have been answered.
 */

/** Longer than a proxy or a browser leaves a connection unused, or it would be reset under a request. */
const keepAliveMs = 70_000
const signals = ['SIGTERM', 'SIGINT'] as const

const { PORT, SITE_URL, TRUSTED_PROXIES } = parseSettings(process.env)
const host = SITE_URL ? new URL(SITE_URL).host : `localhost:${PORT}`
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
