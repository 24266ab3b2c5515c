import { GET, POST } from '@/app/api/metrics/route'
import { apiServer } from '@/app/api/api-server'
import { countAgainstLimit } from '@/lib/api/limits'
import { database } from '@/lib/db/database'
import { insertJob } from '@/lib/db/jobs'
import { useTestDatabase } from '@/tests/support/test-database'
import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { countLogin, countMail } from '@/lib/metrics/measures'
import { countRequest } from '@/lib/metrics/requests'
import { clearProcessRegistry } from '@/tests/support/process-registry'

useTestDatabase()

const token = 'a-token-of-the-operators'
const scrapeRequest = (authorization?: string) =>
  new Request('http://portal.example/api/metrics', {
    headers: { 'x-request-id': 'abcdefgh-1', ...(authorization && { authorization }) },
  })
const scrape = async () => (await GET(scrapeRequest(`Bearer ${token}`))).text()

beforeEach(() => {
  clearProcessRegistry()
  vi.stubEnv('METRICS_TOKEN', token)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('GET /api/metrics', () => {
  it.each([
    ['no token', undefined],
    ['a wrong token', 'Bearer a-token-of-somebody-else'],
    ['another scheme', `Basic ${token}`],
  ])('is answered with %s like an unknown call', async (_, authorization) => {
    const answer = await GET(scrapeRequest(authorization))
    const unknown = await apiServer.app.fetch(
      new Request('http://portal.example/api/nothing', { headers: scrapeRequest().headers }),
    )
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual(await unknown.json())
    expect([...answer.headers]).toEqual([...unknown.headers])
  })

  it('is unknown for everybody where no token is set', async () => {
    vi.stubEnv('METRICS_TOKEN', undefined)
    expect((await GET(scrapeRequest(`Bearer ${token}`))).status).toBe(404)
  })

  it('is unknown for other methods, with the token as well', async () => {
    const { headers } = scrapeRequest(`Bearer ${token}`)
    const request = new Request('http://portal.example/api/metrics', { method: 'POST', headers })
    expect((await POST(request)).status).toBe(404)
  })

  it('is sent as text of Prometheus that no cache keeps', async () => {
    const { status, headers } = await GET(scrapeRequest(`Bearer ${token}`))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  it('shows what was counted, by its labels', async () => {
    countRequest({ method: 'GET', route: '/news', status: 200, cache: 'hit' }, 0.02)
    countMail('failed')
    countLogin('refused')
    const refuse = () => countAgainstLimit('quotation-declined', 'one company')
    await refuse()
    await expect(refuse()).rejects.toThrow()
    const db = await database()
    await insertJob(db, { name: 'a job', payload: {}, afterSeconds: -60 })
    await db.execute('select 1')
    const text = await scrape()
    const labels =
      'http_request_method="GET",http_route="/news",http_response_status_code="200",portal_cache_result="hit"'
    const name = 'http_server_request_duration_seconds'
    expect(text).toContain(`# TYPE ${name} histogram`)
    expect(text).toContain(`${name}_bucket{${labels},le="0.005"} 0\n`)
    expect(text).toContain(`${name}_bucket{${labels},le="0.025"} 1\n`)
    expect(text).toContain(`${name}_bucket{${labels},le="+Inf"} 1\n`)
    expect(text).toContain(`${name}_sum{${labels}} 0.02\n`)
    expect(text).toContain(`${name}_count{${labels}} 1\n`)
    expect(text).toContain('portal_mails_total{portal_mail_result="failed"} 1\n')
    expect(text).toContain('portal_logins_total{portal_login_result="refused"} 1\n')
    expect(text).toContain(
      'portal_limit_refusals_total{portal_limit_action="quotation-declined"} 1\n',
    )
    expect(text).toContain('portal_jobs{portal_job_name="a job",portal_job_state="queued"} 1\n')
    expect(text).toMatch(/^portal_jobs_oldest_due_seconds (?:6\d|[7-9]\d)/m)
    expect(text).toMatch(
      /^db_client_operation_duration_seconds_count\{db_system_name="postgresql",db_operation_name="SELECT"\} [1-9]/m,
    )
    expect(text).toContain('portal_database_up 1\n')
    expect(text).toMatch(/^db_client_connection_max \d+$/m)
    expect(text).toMatch(/^process_memory_usage_bytes [1-9]/m)
    expect(text).toMatch(/^nodejs_eventloop_delay_p99_seconds \d/m)
  })
})

const alerting = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Portal[A-Za-z]+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+[smh]$/),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), runbook_url: z.string() }),
        }),
      ),
    }),
  ),
})

const alerts = () =>
  alerting
    .parse(parse(readFileSync('lib/metrics/alerts.yaml', 'utf8')))
    .groups.flatMap(({ rules }) => rules)

/** The metrics that an expression of PromQL names. */
const namesIn = (expression: string) =>
  [...expression.matchAll(/\b(?:http|db|portal|process|v8js|nodejs)_[a-z\d_]+\b(?=[{[)\s]|$)/g)]
    .map(([name]) => name)
    .filter((name) => !labelNames.has(name))

const labelNames = new Set([
  'http_route',
  'http_request_method',
  'http_response_status_code',
  'portal_cache_result',
  'db_operation_name',
  'db_client_connection_state',
  'portal_job_name',
  'portal_job_state',
  'portal_job_result',
  'portal_limit_action',
  'portal_login_result',
  'portal_mail_result',
  'portal_page_store_reader',
])

/** Every name that a scrape may have: those of a histogram are three. */
async function exposedNames(): Promise<Set<string>> {
  const types = (await scrape()).matchAll(/^# TYPE (\S+) (\S+)$/gm)
  return new Set(
    [...types].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  )
}

describe('the rules of alerts', () => {
  it('name only metrics that are exposed', async () => {
    const exposed = await exposedNames()
    const used = alerts().flatMap(({ expr }) => namesIn(expr))
    expect(used.length).toBeGreaterThan(8)
    expect(used.filter((name) => !exposed.has(name))).toEqual([])
  })

  it('have an entry in RUNBOOK.md each, which their annotation links, and no entry is left over', () => {
    const [, section = ''] = readFileSync('RUNBOOK.md', 'utf8').split(/^## Alerts$/m)
    const [own = ''] = section.split(/^## /m)
    const entries = [...own.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)
    expect(entries).toEqual(alerts().map(({ alert }) => alert))
    for (const { alert, annotations } of alerts()) {
      expect(annotations.runbook_url).toMatch(new RegExp(`RUNBOOK\\.md#${alert.toLowerCase()}$`))
    }
  })
})

const dashboard = z.object({
  uid: z.string(),
  title: z.string(),
  panels: z.array(
    z.object({
      title: z.string(),
      type: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string(), refId: z.string() })).min(1),
    }),
  ),
})

describe('the dashboard', () => {
  it('names only metrics that are exposed, and shows every one', async () => {
    const { panels } = dashboard.parse(
      JSON.parse(readFileSync('lib/metrics/dashboard.json', 'utf8')),
    )
    const used = new Set(
      panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr))),
    )
    const exposed = await exposedNames()
    expect([...used].filter((name) => !exposed.has(name))).toEqual([])
    const families = new Set([...exposed].map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))
    const shown = new Set([...used].map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))
    expect([...families].filter((name) => !shown.has(name))).toEqual([])
  })
})

describe('labels', () => {
  it('are written where they are counted and nowhere else', () => {
    const files = globSync('{app,features,lib}/**/*.ts').filter(
      (file) => !file.includes('.test.') && /\bhttp_route\b/.test(readFileSync(file, 'utf8')),
    )
    expect(files).toEqual(['lib/metrics/requests.ts'])
  })
})
