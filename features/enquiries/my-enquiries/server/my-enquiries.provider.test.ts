import { installTransport } from '@/lib/api/call'
import { generalForm } from '@/tests/support/enquiries'
import { setSettings } from '@/tests/support/process-registry'
import { callerAtProvider, providerServer } from '@/tests/support/provider-server'
import { freePort } from '@/tests/support/servers'
import { formRequest } from '@/tests/support/uploads'
import { providerPerson as salma } from '@/tests/support/user'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { enquiriesFeature } from '../../feature'
import { enquiriesPage, myCounters, myEnquiry } from '../queries'
import { enquiryListShape } from '../search-params'

/** Enquiries with the fields that the specification names, and nothing else (part 3 section 3). */
const rows = [
  {
    id: 8,
    type_name: 'General',
    type: { title: 'General' },
    date: '2026-11-20 08:00:00',
    updated_at: '2026-11-21T09:30:00.000000Z',
    status: { iid: 10 },
    status_name: 'New',
    status_name_ara: 'جديد',
    enq_status: 10,
  },
  {
    id: 9,
    type_name: 'Trade barriers',
    date: '2026-11-21 08:00:00',
    updated_at: '2026-11-22 08:00:00',
    status: { iid: 40 },
    status_name: 'Completed',
    status_name_ara: null,
    enq_status: null,
  },
]

let server: Server
let received: { call: string; body: string }[] = []
let isOfPortal = false

/** The responses of a provider: one that implements only the tables, or another portal. */
function answerTo(call: string): unknown {
  if (call === 'GET user') return salma
  if (call === 'GET user-all-enquiries/5') return rows
  if (call === 'POST all-enquiries') return { id: 77 }
  return isOfPortal && call === 'POST enquiries/8/messages' ? { id: 3 } : undefined
}

const { app, dispatch } = providerServer(enquiriesFeature.calls)

const portalRequest = (path: string, init: RequestInit = {}) =>
  new Request(`http://localhost:3000/api/${path}`, {
    ...init,
    headers: { authorization: 'Bearer theirs', ...init.headers },
  })

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const call = `${request.method} ${request.url?.replace('/api/', '').split('?')[0]}`
    received.push({ call, body: await text(request) })
    const answer = answerTo(call)
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  const port = await freePort()
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  setSettings({ API_BASE_URL: `http://127.0.0.1:${port}/api` })
  installTransport(async (endpoint, input) =>
    dispatch(endpoint, input, await callerAtProvider(portalRequest('user'))),
  )
})
beforeEach(() => {
  ;[received, isOfPortal] = [[], false]
})
afterAll(async () => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

describe('on a provider that implements only the tables, enquiries', () => {
  it('are counted from their whole list', async () => {
    const { total, open, unread, by_status } = await myCounters()
    expect([total, open, unread]).toEqual([2, 1, 0])
    expect(by_status.filter(({ count }) => count > 0)).toEqual([
      { iid: 10, count: 1 },
      { iid: 40, count: 1 },
    ])
  })

  it('are listed by the names of their type and status, newest first', async () => {
    const state = enquiryListShape.parse(new URLSearchParams())
    const { data } = await enquiriesPage(5, state)
    expect(data).toMatchObject([
      {
        id: 9,
        type: { title: 'Trade barriers', title_eng: 'Trade barriers' },
        status: { iid: 40, name_eng: 'Completed', name_ara: '' },
        enq_status: 40,
      },
      { id: 8, type: { title_ara: 'General' }, status: { iid: 10, name_ara: 'جديد' } },
    ])
  })

  it.each([
    ['q=NEW', [8]],
    ['q=جديد', [8]],
    ['status=40', [9]],
    ['status=10&status=40', [9, 8]],
    ['status=40&q=new', []],
    ['sort=date-asc', [8, 9]],
    ['sort=updated-desc', [9, 8]],
    ['sort=id-asc', [8, 9]],
    ['sort=type-asc', [9, 8]],
    ['sort=status-asc', [8, 9]],
    ['sort=status-desc', [9, 8]],
  ])('are filtered and ordered: %s', async (query, expected) => {
    const { data } = await enquiriesPage(5, enquiryListShape.parse(new URLSearchParams(query)))
    expect(data.map(({ id }) => id)).toEqual(expected)
  })

  it('have no page of their own', async () => {
    expect(await myEnquiry(8)).toBeNull()
  })

  it('are filed there, in the name of the caller', async () => {
    const answer = await app.fetch(
      portalRequest('all-enquiries', {
        method: 'POST',
        body: JSON.stringify({ submitData: generalForm({ email: salma.email }) }),
        headers: { 'content-type': 'application/json' },
      }),
    )
    expect([answer.status, await answer.json()]).toEqual([200, { id: 77 }])
    const sent = JSON.parse(
      received.find(({ call }) => call === 'POST all-enquiries')?.body ?? '{}',
    )
    expect(sent.submitData).toMatchObject({ enq_type: 1, email: salma.email, industry: 1 })
  })
})

describe('a message about an enquiry of a provider', () => {
  const write = async () => {
    const form = new FormData()
    form.set('text', 'Here is the label.')
    const address = 'http://localhost:3000/api/enquiries/8/messages'
    return app.fetch(await formRequest(address, form, { authorization: 'Bearer theirs' }))
  }

  it('is validated and stored there', async () => {
    isOfPortal = true
    const answer = await write()
    expect([answer.status, await answer.json()]).toEqual([200, { id: 3 }])
    expect(received.at(-1)?.body).toContain('Here is the label.')
  })

  it('is not found when the provider has no messages', async () => {
    expect((await write()).status).toBe(404)
  })
})
