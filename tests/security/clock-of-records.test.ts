import { selectOthers, writePresence } from '@/features/back-office/presence/server/presence.sql'
import { acquireDue } from '@/features/buying-requests/alerts/server/alerts.sql'
import { isTooOld } from '@/features/buying-requests/posting/server/posting.sql'
import { acceptInvitation, selectPeople } from '@/features/export-plan/people/server/people.sql'
import { claimDeliveries } from '@/features/follows/server/follow-rounds.sql'
import { selectOrphans } from '@/features/market-data/versions/server/versions.sql'
import { findDeletion, isGone } from '@/features/offers/deletion/server/deletion.sql'
import { lockImport } from '@/features/offers/server/import-lines.sql'
import { viewOf } from '@/features/offers/server/imports'
import { isInTime } from '@/features/quotation-requests/submission/server/submission.sql'
import { unsealToken, sealToken } from '@/lib/api/upstream/sealed-token'
import { isLive, putEntry } from '@/lib/cache/store-entries'
import { today } from '@/lib/i18n/today'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'

const database = useTestDatabase(loadedTemplate)
const run = (statement: string) => database.db.execute<{ id: number }>(sql.raw(statement))

/** The number of what a statement names or writes. */
async function idOf(statement: string): Promise<number> {
  const { rows } = await run(statement)
  const [found] = rows
  if (!found) throw new Error(`Nothing is found by ${statement}`)
  return found.id
}

let user: number
let other: number
let company: number
let product: number

beforeAll(async () => {
  user = await idOf(`select id from users where email = 'exporter@portal.example'`)
  other = await idOf(`select id from users where email = 'visitor@portal.example'`)
  company = await idOf(`select company_id as id from users where id = ${user}`)
  product = await idOf(`select id from products where company_id = ${company} limit 1`)
})

interface Case {
  name: string
  /** The instants of its table. */
  table: string
  columns: string[]
  /** Writes it, and answers how to ask whether it holds. */
  begin: () => Promise<() => Promise<boolean>>
}

const cases: Case[] = [
  {
    name: 'who has a record open',
    table: 'presence',
    columns: ['seen_at'],
    begin: async () => {
      await writePresence(database.db, { record: '/enquiries/7', user_id: user })
      return async () => (await selectOthers(database.db, '/enquiries/7', other)).length > 0
    },
  },
  {
    name: 'an invitation to a plan',
    table: 'export_plan_people',
    columns: ['invited_at'],
    begin: async () => {
      const email = 'invited@portal.example'
      const id = await idOf(`insert into export_plan_people (owner_id, email, role)
        values (${user}, '${email}', 'reader') returning id`)
      return async () => {
        const people = await selectPeople(database.db, user, today())
        const isOpen = people.some((one) => one.id === id && !one.expired)
        const taken = database.db.transaction(async (tx) => {
          expect(await acceptInvitation(tx, { id: other, email }, id, today())).toBe(isOpen)
          tx.rollback()
        })
        await expect(taken).rejects.toThrow('Rollback')
        return isOpen
      }
    },
  },
  {
    name: 'the link that confirms a request for a quotation',
    table: 'quotation_requests',
    columns: ['created_at', 'link_from'],
    begin: async () => {
      const conversation = await idOf('insert into conversations default values returning id')
      const id = await idOf(`insert into quotation_requests (conversation_id, company_id, name,
          company_name, email, country_id, subject, locale, state, idempotency_key, request_hash,
          fingerprint, link_from)
        values (${conversation}, ${company}, 'Anna', 'Weber', 'anna@weber.example', 276, 'Dates',
          'en', 'unconfirmed', gen_random_uuid(), '', '', now()) returning id`)
      return async () => isInTime(database.db, id, 24)
    },
  },
  {
    name: 'the link that confirms a request of a buyer',
    table: 'buying_requests',
    columns: ['created_at', 'link_from'],
    begin: async () => {
      const id = await idOf(`update buying_requests set state = 'unconfirmed', created_at = now(),
        link_from = now() where id = (select min(id) from buying_requests) returning id`)
      return async () => !(await isTooOld(database.db, id))
    },
  },
  {
    name: 'that somebody was told of requests',
    table: 'buying_request_alerts',
    columns: ['told_until'],
    begin: async () => {
      await run(`insert into buying_request_alerts (user_id, speed) values (${user}, 'daily')`)
      const before = new Date(Date.now() - 60_000).toISOString()
      return async () =>
        (await acquireDue(database.db, { speed: 'daily', before, limit: 9 })).length === 0
    },
  },
  {
    name: 'the claim of the mail to a follower',
    table: 'follow_deliveries',
    columns: ['claimed_at'],
    begin: async () => {
      const follower = await idOf(`insert into followers (email, locale, speed)
        values ('follower@portal.example', 'en', 'daily') returning id`)
      const round = await idOf(`insert into follow_rounds (speed, slot, until_change)
        values ('daily', now(), 0) returning id`)
      await run(`insert into follow_deliveries (round_id, follower_id, after_change, claimed_at)
        values (${round}, ${follower}, 0, now())`)
      return async () => (await claimDeliveries(database.db, round, 9)).length === 0
    },
  },
  {
    name: 'the sign of life of an import of market data',
    table: 'market_versions',
    columns: ['alive_at'],
    begin: async () => {
      const id = await idOf(`insert into market_versions (dataset_id, state)
        select min(id), 'loading' from market_datasets returning id`)
      return async () => {
        const orphans = await selectOrphans(database.db, null)
        return !orphans.some((one) => one.id === id)
      }
    },
  },
  {
    name: 'the sign of life of an import of offers',
    table: 'offer_imports',
    columns: ['updated_at'],
    begin: async () => {
      const id = await idOf(`insert into offer_imports (company_id, type, state, file_name)
        values (${company}, 'products', 'taking', 'list.csv') returning id`)
      return async () => {
        const row = await database.db.transaction((tx) => lockImport(tx, id))
        if (!row) throw new Error('There is no import.')
        return !(await viewOf(database.db, row)).is_stuck
      }
    },
  },
  {
    name: 'that a deletion can be undone',
    table: 'products',
    columns: ['deleted_at'],
    begin: async () => {
      await run(`update products set deleted_at = now() where id = ${product}`)
      await run(`insert into change_history (changed_by, action, subject, subject_id, change)
        values (${user}, 'delete', 'product', '${product}', '{}')`)
      return async () => {
        const change = await findDeletion(database.db, 'products', product)
        expect(await isGone(database.db, 'products', product)).toBe(change === undefined)
        return change !== undefined
      }
    },
  },
]

describe('F11: after a clock that ran two months ahead', () => {
  it.each(cases)('$name holds no longer', async ({ table, columns, begin }) => {
    const holds = await begin()
    expect(await holds()).toBe(true)
    const ahead = columns.map((column) => `${column} = ${column} + interval '60 days'`)
    await run(`update ${table} set ${ahead.join(', ')}`)
    expect(await holds()).toBe(false)
  })
})

describe('F11: what this process keeps after its clock ran two months ahead', () => {
  const monthsAhead = <T>(make: () => T): T => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 86_400_000 })
    try {
      return make()
    } finally {
      vi.useRealTimers()
    }
  }

  it('a page in memory is not served without asking for a newer one', () => {
    const page = {
      value: null,
      page: null,
      tags: [],
      life: 600_000,
      bytes: 1,
      withoutContent: false,
    }
    expect(isLive(putEntry('/now', page), Date.now())).toBe(true)
    expect(
      isLive(
        monthsAhead(() => putEntry('/ahead', page)),
        Date.now(),
      ),
    ).toBe(false)
  })

  it('a provider’s token in a cookie is refused', () => {
    expect(unsealToken(sealToken('token', 600))).toBe('token')
    expect(unsealToken(monthsAhead(() => sealToken('token', 600)))).toBeNull()
  })
})
