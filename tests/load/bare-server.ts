/**
 * The yardstick of `npm run bench`: a bare Node HTTP server that sends compressed pages from memory.
 * Started with a folder whose files `NAME.gz` it sends at `/NAME`, on `PORT`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'

const [folder = '.'] = process.argv.slice(2)
const pages = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.gz'))
    .map((name) => [`/${basename(name, '.gz')}`, readFileSync(join(folder, name))]),
)

createServer((request, response) => {
  const body = pages.get(request.url ?? '')
  if (!body) return void response.writeHead(404).end()
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': body.length,
  })
  response.end(body)
}).listen(process.env.PORT, () => process.stdout.write('Ready on the loopback\n'))
