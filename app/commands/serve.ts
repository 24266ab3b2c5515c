import './umask.mjs'
import next from 'next'
import { readFileSync } from 'node:fs'
import { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { trustedProxies } from '../../lib/api/client-address.ts'
import { HttpServer } from '../../lib/api/http-server.ts'
import { receive } from '../../lib/api/incoming.ts'
import { servedFiles } from '../../lib/api/traffic/served-files.ts'
import { boundLives } from '../../lib/cache/next-cache-lives.ts'
import { pageServer } from '../../lib/cache/page-server.ts'
import { SavedCopies } from '../../lib/cache/saved-copies.ts'
import { setServedByPageServer } from '../../lib/cache/served-by.ts'
import { closeTracing, setTracer } from '../../lib/metrics/tracing.ts'
import { parseSettings, WrongSetting, type Settings } from '../../lib/settings/schema.ts'

/**
 * Serves the built portal: the page server in front of Next, in one process. Ends at SIGTERM or
 * SIGINT, once running requests were answered.
 */

const signals = ['SIGTERM', 'SIGINT'] as const

const { COUNTRY, DATA_DIR, PORT, SITE_URL, TRUSTED_PROXIES, OTEL_EXPORTER_OTLP_ENDPOINT } =
  checkedSettings()
const trusted = trustedProxies(TRUSTED_PROXIES)
const build = readFileSync('.next/BUILD_ID', 'utf8').trim()

if (OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) {
  const { openTracer } = await import('../../lib/metrics/otel.ts')
  setTracer(openTracer(OTEL_EXPORTER_OTLP_ENDPOINT))
}
applyBuiltConfiguration()
boundLives()
setServedByPageServer(build)
// Next listens to upgrades at the server that it is told of: at one that has no connections.
const app = next({ dev: false, port: PORT, hostname: 'localhost', httpServer: new Server() })
const copies = new SavedCopies(join(DATA_DIR, 'pages'), `${build}-${COUNTRY}`)
const files = servedFiles(process.cwd())
const http = new HttpServer()
let isEnding = false
// For every signal: on Ctrl-C two come, from the terminal and from the command that started this one.
for (const signal of signals) process.on(signal, () => void end())
http.server.once('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
await app.prepare()
http.answerWith(
  pageServer({
    next: app.getRequestHandler(),
    inspect: (request, response) => receive({ request, response }, trusted),
    draftKey: draftKey(),
    host: new URL(SITE_URL).host,
    staticFolder: resolve('.next/static'),
    mainScripts: mainScripts(),
    isFile: (path) => files.has(path),
    copies,
  }),
)
if (!isEnding) http.server.listen(PORT, () => process.stdout.write(`Ready on ${SITE_URL}\n`))

function checkedSettings(): Settings {
  try {
    return parseSettings(process.env)
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(78)
  }
}

/**
 * Lets Next start with the configuration that the build wrote down, as its standalone server does.
 * Next would read `next.config.ts` otherwise, for which it loads a compiler that stays in memory.
 */
function applyBuiltConfiguration(): void {
  const built: { config: object } = JSON.parse(
    readFileSync('.next/required-server-files.json', 'utf8'),
  )
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(built.config)
}

function draftKey(): string {
  const manifest: { preview: { previewModeId: string } } = JSON.parse(
    readFileSync('.next/prerender-manifest.json', 'utf8'),
  )
  return manifest.preview.previewModeId
}

/** The scripts that start Next's client on every page, by their paths in the static folder. */
function mainScripts(): string[] {
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(
    readFileSync('.next/build-manifest.json', 'utf8'),
  )
  return rootMainFiles.map((file) => file.replace('static/', ''))
}

async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  await http.end()
  await copies.settled()
  await app.close()
  await closeTracing()
  process.exit(0)
}
