import { route } from '@/tests/support/route'
import { useTestDatabase } from '@/tests/support/test-database'
import { formRequest } from '@/tests/support/uploads'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint, type Endpoint } from './endpoint'
import { limitedActions, type LimitedAction } from './limited-actions'
import { mount } from './mount'

const database = useTestDatabase()

const names = Object.keys(limitedActions) as LimitedAction[]

const common = {
  method: 'POST',
  summary: 'Do something',
  access: 'public',
  response: z.literal('Success'),
  format: 'text',
} as const
const form = {
  ...common,
  body: z.object({ title: z.string() }),
  files: { paper: { takes: 'pdf', below: 9_000_000 } },
} as const
const endpoints: Endpoint[] = [
  ...names.map((limit) => endpoint({ ...common, path: `plain/${limit}`, limit })),
  ...names.map((sending) => endpoint({ ...form, path: `sending/${sending}`, sending })),
  endpoint({ ...form, path: 'form' }),
]
const { app } = mount(endpoints.map((one) => route(one, () => Promise.resolve('Success' as const))))

async function send(path: string, network: string, file?: string) {
  const url = `http://localhost/api/${path}`
  const headers = { 'x-client-address': `${network}34::/64` }
  if (path.startsWith('plain/')) return app.fetch(new Request(url, { method: 'POST', headers }))
  const fields = new FormData()
  fields.set('title', 'Invoice')
  if (file !== undefined) fields.set('paper', new Blob([file]), 'invoice.pdf')
  return app.fetch(await formRequest(url, fields, headers))
}

/** The limits that counted something for a network. */
async function countedFor(network: string) {
  const { rows } = await database.db.execute<{ key: string }>(
    `select key from rate_limits where key like '%:${network}00::/56'`,
  )
  return rows.map(({ key }) => key.slice(0, key.indexOf(':'))).toSorted()
}

it.each([
  ['plain', '2a00:1:1:1'],
  ['sending', '2a00:1:2:1'],
])('every limit counts the /56 of an IPv6 address: %s', async (kind, network) => {
  for (const name of names) expect((await send(`${kind}/${name}`, network)).status).toBe(200)
  expect(await countedFor(network)).toEqual(names.toSorted())
})

it('forms and files of people who are not logged in count it, too', async () => {
  await send('form', '2a00:1:3:1')
  expect(await countedFor('2a00:1:3:1')).toEqual(['form'])
  await send('form', '2a00:1:4:1', 'no PDF')
  expect(await countedFor('2a00:1:4:1')).toEqual(['form', 'upload'])
})
