import type { MailsLink } from '@/features/follows/preferences/contract'
import {
  chooseMailByLink,
  listMailsByLink,
} from '@/features/follows/preferences/server/preferences'
import { noteChanges } from '@/features/follows/server/changes'
import {
  beginRounds,
  followMail,
  followRound,
  followSending,
  followTick,
} from '@/features/follows/server/follow-rounds'
import { newsletterMails } from '@/features/newsletter/server/newsletter'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { users } from '@/lib/db/schema/accounts'
import { followers, follows } from '@/lib/db/schema/follows'
import { runDueJobs } from '@/lib/jobs/runner'
import { buyingRequestsUnderTest } from '@/tests/support/buying-requests'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { alertMails, issueAlerts, renewMatches } from './alerts'

const { ask, database, mails, published, publish, confirmed, someProduct, somebody } =
  buyingRequestsUnderTest()

/** A member of a company that fits, whose address is confirmed. */
async function member() {
  const { company, hs_code } = await someProduct()
  const person = await somebody(company)
  await database.db.execute(`update users set email_verified_at = now() where id = ${person.id}`)
  return { ...person, hs_code }
}

const choose = (token: string, speed: string | null) =>
  ask('PUT', 'my-request-alerts', { token, json: { speed } })

/** The mails to members, not those to buyers. */
const alerts = async () =>
  (await mails()).filter(({ to }) => to?.[0]?.address?.endsWith('@firm.example'))

let count = 0
const buyer = () => `buyer${(count += 1)}@importer.example`

beforeEach(async () => {
  await database.db.execute('delete from buying_request_alerts')
})

describe('alerts about requests that fit a company', () => {
  it('are off until a member chooses them', async () => {
    const { token, hs_code } = await member()
    expect((await ask('GET', 'my-request-alerts', { token })).body).toEqual({ speed: null })
    const { id } = await confirmed({ hs_code, email: buyer() })
    await publish(id)
    expect(await alerts()).toEqual([])
  })

  it('come at once, each request once, with one-click unsubscribing', async () => {
    const { token, hs_code, id: person } = await member()
    await choose(token, 'at_once')
    const { id } = await confirmed({ hs_code, email: buyer() })
    await publish(id)
    const [mail, ...more] = await alerts()
    expect(more).toEqual([])
    expect(mail?.subject).toContain('Fresh Medjool dates')
    expect(mail?.text).not.toContain('importer.example')
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const [, path = ''] = /\/api\/([^>]+)>/.exec(header('list-unsubscribe')) ?? []
    const signature = path.split('/').at(-2) ?? ''
    const state = async () => (await ask('GET', `request-alerts/${person}/${signature}`)).body
    expect(await state()).toEqual({ speed: 'at_once' })
    expect((await ask('POST', path)).status).toBe(200)
    expect(await state()).toEqual({ speed: null })
    expect((await ask('POST', path.replace(signature, 'A'.repeat(43)))).status).toBe(404)
  })

  it('are chosen by the link of a mail about them, and not by somebody without a company', async () => {
    const { id } = await member()
    const topics = [newsletterMails, alertMails]
    const linkOf = async (person: number) => {
      const [row] = await database.db.select().from(users).where(eq(users.id, person))
      const holder = { id: person, email: row?.email ?? '' }
      const signature = await alertMails.links.signature(database.db, holder)
      return { topic: 'request-alerts' as const, id: person, signature }
    }
    const alertsOf = async (link: MailsLink) =>
      (await listMailsByLink(topics, link)).mails.filter(({ topic }) => topic === 'request-alerts')
    const link = await linkOf(id)
    expect(await alertsOf(link)).toMatchObject([{ choice: 'never' }])
    const body = { topic: 'request-alerts', choice: 'weekly' } as const
    const context = contextInProcess(anonymous, 'test')
    const change = { body, query: {} }
    await chooseMailByLink(topics, { ...change, params: link }, context)
    expect(await alertsOf(link)).toMatchObject([{ choice: 'weekly' }])
    const other = await linkOf((await somebody(null)).id)
    await expect(alertsOf(other)).rejects.toMatchObject({ code: 'not_found' })
    const refused = chooseMailByLink(topics, { ...change, params: other }, context)
    await expect(refused).rejects.toMatchObject({ code: 'not_found' })
  })

  it('are collected into one mail a day, and nothing is told twice', async () => {
    const { token, hs_code } = await member()
    await choose(token, 'daily')
    await published({ hs_code, email: buyer() })
    await published({ hs_code, email: buyer(), product: 'Date syrup' })
    const later = new Date(Date.now() + 25 * 3_600_000)
    await issueAlerts(later)
    const [mail, ...more] = await alerts()
    expect(more).toEqual([])
    expect(mail?.text).toContain('Fresh Medjool dates')
    expect(mail?.text).toContain('Date syrup')
    await issueAlerts(later)
    expect(await alerts()).toEqual([])
  })

  it('come for a company whose product fits since, once, and not for one that left', async () => {
    const { token, hs_code } = await member()
    await choose(token, 'at_once')
    const code = hs_code === '150920' ? '080410' : '150920'
    const wanted = { hs_code: code, market: 8, product: 'Zzyzx', email: buyer() }
    const { id } = await published(wanted)
    await renewMatches()
    expect(await alerts()).toEqual([])
    const [row] = (
      await database.db.execute<{ id: number }>(`update product_versions set hs_code = '${code}'
        where edition = 'public' and hs_code = '${hs_code}' returning product_id as id`)
    ).rows
    await database.db.execute(
      `update products set updated_at = clock_timestamp() where id = ${row?.id}`,
    )
    await renewMatches()
    expect((await alerts()).map(({ text }) => text).join()).toContain(`/requests/${id}`)
    await database.db.execute(`update product_versions set hs_code = '${hs_code}'
      where edition = 'public' and hs_code = '${code}' and product_id = ${row?.id}`)
    await database.db.execute(
      `update products set updated_at = clock_timestamp() where id = ${row?.id}`,
    )
    await renewMatches()
    expect(await alerts()).toEqual([])
    const { rows } = await database.db.execute(`select 1 from buying_request_matches m
      join products p on p.company_id = m.company_id and p.id = ${row?.id}
      where m.request_id = ${id}`)
    expect(rows).toEqual([])
  })
})

describe('a member who also follows requests', () => {
  const kinds = [followTick, followRound, followSending, followMail]
  let days = 0

  /** A member of a company that fits, who follows all requests by daily mails. */
  async function following() {
    const { id: user_id, token, hs_code } = await member()
    const told_until = await noteChanges()
    const [row] = await database.db
      .insert(followers)
      .values({ user_id, locale: 'en', speed: 'daily', told_until })
      .returning()
    const topic = { kind: 'requests', target: 'all', topic: 'requests:all' } as const
    await database.db
      .insert(follows)
      .values({ ...topic, follower_id: row?.id ?? 0, confirmed_at: new Date().toISOString() })
    return { token, hs_code }
  }

  /** The mails of the next day about follows. */
  async function followed() {
    days += 1
    await beginRounds(new Date(Date.now() + days * 86_400_000))
    while ((await runDueJobs(kinds)) > 0);
    return (await alerts()).map(({ text }) => text ?? '')
  }

  it('hears of a request once: by the alert where that comes first', async () => {
    const { token, hs_code } = await following()
    await choose(token, 'at_once')
    const { id } = await confirmed({ hs_code, email: buyer() })
    await publish(id)
    expect((await alerts()).map(({ text }) => text).join()).toContain(`/requests/${id}`)
    const other = { hs_code: '950300', market: 8, product: 'Xylophones', email: buyer() }
    const further = await confirmed(other)
    await publish(further.id)
    const [mail = '', ...more] = await followed()
    expect(more).toEqual([])
    expect(mail).toContain('Xylophones')
    expect(mail).not.toContain('Medjool')
  })

  it('hears of a request once: by the mail about follows where that comes first', async () => {
    const { token, hs_code } = await following()
    await choose(token, 'weekly')
    const { id } = await published({ hs_code, email: buyer() })
    expect((await followed()).join()).toContain(`/requests/${id}`)
    await issueAlerts(new Date(Date.now() + 8 * 86_400_000))
    expect(await alerts()).toEqual([])
  })
})
