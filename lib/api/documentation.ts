import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentPolicy } from '@/lib/cache/content-policy'
import { pageAllowances } from '@/lib/cache/page-allowances'

const folder = 'node_modules/swagger-ui-dist'
const script = 'text/javascript; charset=utf-8'

/** The files of Swagger UI that the page loads, all from our own address. */
const files: Readonly<Record<string, string>> = {
  'swagger-ui-bundle.js': script,
  'swagger-ui.css': 'text/css; charset=utf-8',
}

const start = `window.addEventListener('load', () =>
  SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true }))`

const page = (title: string) => `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script defer src="/api/docs/swagger-ui-bundle.js"></script>
<script defer src="/api/docs/start.js"></script>
</head>
<body><main id="docs"></main></body>
</html>`

/** The documentation page of the API, or one of its files; null for anything else. */
export async function documentation(
  file: string | undefined,
  title: string,
): Promise<Response | null> {
  if (file === undefined)
    return answer(page(title), 'text/html; charset=utf-8', 'public, s-maxage=900')
  if (file === 'start.js') return answer(start, script, 'public, max-age=3600')
  const type = Object.hasOwn(files, file) ? files[file] : undefined
  if (!type) return null
  const body = await readFile(join(/* turbopackIgnore: true */ process.cwd(), folder, file))
  return answer(new Uint8Array(body), type, 'public, max-age=86400')
}

function answer(body: BodyInit, type: string, cacheControl: string): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': cacheControl,
      'content-security-policy': contentPolicy(["'self'"], pageAllowances('/api/docs')),
    },
  })
}
