import { apiServer } from '@/app/api/api-server'
import { identify, openSessions } from '@/features/accounts/sessions/server/sessions'
import { indexEverything } from '@/features/search/server/search-documents'
import { endpointKey } from '@/lib/api/endpoint'
import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { bilingualPair } from '@/lib/bilingual/pair'
import { users } from '@/lib/db/schema/accounts'
import { rateLimits } from '@/lib/db/schema/limits'
import { publications } from '@/lib/db/schema/publications'
import { statistics } from '@/lib/db/schema/statistics'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const database = useTestDatabase(loadedTemplate)
const { app } = mount(apiServer.routes, { identify })

/** Tokens that no other record has: of the name of a record, and of what premium members alone read. */
const tokens = { name: 'quollship', content: 'quolltide' }
const shownName = /A quollship of/
const shownContent = /The quolltide of each month|Institute of quolltide|Chart of quolltide/

const marked = (text: string) => `A ${tokens.name} of ${text}`
let identifier = ''

beforeAll(async () => {
  const { db } = database
  const isPremium = and(eq(statistics.premium, 1), eq(statistics.kind, 'statistics'))
  const [premium] = await db.select().from(statistics).where(isPremium).limit(1)
  if (!premium?.chart) throw new Error('No premium statistic has a chart.')
  identifier = premium.identifier
  const [, ...others] = premium.chart.categories
  await db
    .update(statistics)
    .set({
      title: marked('statistics'),
      comment: `The ${tokens.content} of each month`,
      source: `Institute of ${tokens.content}`,
      chart: { ...premium.chart, categories: [`Chart of ${tokens.content}`, ...others] },
    })
    .where(eq(statistics.identifier, identifier))
  await db
    .update(publications)
    .set({
      ...bilingualPair(
        'DESCRIPTION',
        { en: marked('publications'), ar: marked('publications') },
        'upper',
      ),
    })
    .where(sql`${publications.id} = (select min(id) from ${publications})`)
  await db
    .update(statistics)
    .set({ statistic: identifier })
    .where(eq(statistics.kind, 'infographics'))
  await db.transaction((tx) => indexEverything(tx))
})

async function bearerOf(email: string | null): Promise<Record<string, string>> {
  if (email === null) return {}
  const [found] = await database.db.select().from(users).where(eq(users.email, email))
  if (!found) throw new Error(`There is no ${email}.`)
  const person = { id: found.id, isStaff: false, remember: false }
  const { token } = await openSessions(database.db, person, contextInProcess(anonymous, 'test'))
  return { authorization: `Bearer ${token}` }
}

const reading = apiServer.routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, access }) => method === 'GET' && !access.startsWith('staff:'))

/** The answers of every call that reads, to a person who looks for the record by its tokens. */
async function answersTo(email: string | null) {
  const headers = await bearerOf(email)
  const answers = new Map<string, string>()
  for (const endpoint of reading) {
    await database.db.delete(rateLimits)
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      name === 'identifier' ? identifier : '1',
    )
    const texts = []
    for (const query of ['', `?q=${tokens.name}`, `?q=${tokens.content}`]) {
      const request = new Request(`http://portal.example/api/${path}${query}`, { headers })
      texts.push(await (await app.fetch(request)).text())
    }
    answers.set(endpointKey(endpoint), texts.join('\n'))
  }
  return answers
}

/** Calls whose answers have the text; a search also answers with the token that was looked for. */
const callsWith = (answers: ReadonlyMap<string, string>, shown: RegExp) =>
  [...answers].filter(([, text]) => shown.test(text)).map(([call]) => call)

describe('premium statistics and publications', () => {
  it('are in no answer to a visitor, neither by name nor by content', async () => {
    const answers = await answersTo(null)
    expect(callsWith(answers, shownName)).toEqual([])
    expect(callsWith(answers, shownContent)).toEqual([])
  })

  it.each(['visitor@portal.example', 'exporter@portal.example'])(
    'show no comment, source or chart of a premium statistic to %s',
    async (email) => {
      expect(callsWith(await answersTo(email), shownContent)).toEqual([])
    },
  )

  it('are read in full by premium members', async () => {
    const answers = await answersTo('vip@portal.example')
    expect(callsWith(answers, shownContent)).toContain('GET statista/statistic/{identifier}')
    expect(callsWith(answers, shownName)).toContain('GET statista/statistics')
  })
})
