import type { Executor } from '@/lib/db/database'
import { sql } from 'drizzle-orm'

const wordCount = 400

/**
 * Fills a database that holds the reference data with so many news items, people, enquiries and
 * entries of the history, written by the database itself. Every twentieth enquiry is open.
 */
export async function writeOffice(db: Executor, size: number): Promise<void> {
  const numbers = sql`generate_series(1000, ${999 + size}::int) n`
  const title = sql`'Word' || (n % ${wordCount}::int) || ' item ' || n`
  await db.execute(sql`insert into news ("DESCRIPTION_ENG", "DESCRIPTION_ARA", "TARIFF_ENG",
      "TARIFF_ARA", status, news_date, created_at, updated_at)
    select ${title}, 'خبر ' || n, '<p>Text</p>', '<p>نص</p>', 1,
      date '2020-01-01' + (n % 2000), now(), now() - make_interval(secs => n) from ${numbers}`)
  await db.execute(sql`insert into users (id, name, last_name, email, locale)
    select n, 'Name' || (n % ${wordCount}::int), 'Family' || n, 'person' || n || '@firm.example', 'en'
    from ${numbers}`)
  await db.execute(sql`insert into enquiries (user_id, enq_type, status, name, email, phone,
      company, description, locale, idempotency_key, request_hash, created_at, updated_at,
      answer_due_at, close_due_at)
    select n, 1, case when n % 20 = 0 then 10 else 40 end, 'Name ' || n,
      'person' || n || '@firm.example', '0790000000', 'Word' || (n % ${wordCount}::int) || ' Company',
      'Text', 'en', gen_random_uuid(), '', now() - make_interval(mins => n),
      now() - make_interval(mins => n), now() - make_interval(mins => n - 2880),
      now() - make_interval(mins => n - 14400) from ${numbers}`)
  await db.execute(sql`insert into change_history (changed_by, action, subject, subject_id, change)
    select n, case when n % 3 = 0 then 'publish' else 'update' end,
      case when n % 2 = 0 then 'content/news' else 'enquiry' end, n::text,
      jsonb_build_object('title', ${title}) from ${numbers}`)
  await db.execute(sql`vacuum analyze`)
}

/** What staff ask for all day, each with the page that the small database is measured by. */
export const officeCalls: readonly { first: string; pages: readonly string[] }[] = [
  {
    first: 'admin/content/news',
    pages: [
      'admin/content/news',
      'admin/content/news?page=100',
      'admin/content/news?q=word17',
      'admin/content/news?sort=updated_at-asc',
      'admin/content/news?state=published',
    ],
  },
  {
    first: 'admin/users',
    pages: ['admin/users', 'admin/users?page=100', 'admin/users?q=name17', 'admin/users?role=any'],
  },
  {
    first: 'admin/enquiries',
    pages: [
      'admin/enquiries',
      'admin/enquiries?page=100',
      'admin/enquiries?q=word17',
      'admin/enquiries?late=1',
      'admin/enquiries?open=1&owner=none&sort=updated-asc',
    ],
  },
  {
    first: 'admin/trail',
    pages: [
      'admin/trail',
      'admin/trail?page=100',
      'admin/trail?subject=content/news',
      'admin/trail?q=word17',
      'admin/trail?action=publish&person=1002',
    ],
  },
]
