import { apiServer } from '@/app/api/api-server'
import { openApiDocument } from '@/lib/api/openapi'
import { it } from 'vitest'
import { expectGolden } from './golden-file'

const about = { title: 'Portal API', version: '1', server: 'http://portal.example/api' }

/** A line for each entry of an object, by name. */
const lines = (entries: object, name: string) =>
  Object.entries(entries).map(([key, entry]) => `${name} ${key} ${JSON.stringify(entry)}`)

it('every call has the shape in the OpenAPI document that it had', async () => {
  const declared = apiServer.routes.map(({ endpoint }) => endpoint)
  const { paths, ...rest } = JSON.parse(JSON.stringify(openApiDocument(declared, about)))
  const calls = Object.entries<object>(paths).flatMap(([path, methods]) => lines(methods, path))
  await expectGolden('openapi.txt', [...calls, ...lines(rest, 'document')].join('\n'))
})
