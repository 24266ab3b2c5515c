import { apiServer } from '@/app/api/api-server'
import { jobKinds } from '@/app/commands/job-kinds'
import { closeDatabase, database } from '@/lib/db/database'
import { runDueJobs, startRunner } from '@/lib/jobs/runner'
import { serveFetch } from '@/tests/support/serve-fetch'
import { sql } from 'drizzle-orm'

/**
 * A process of the fault tests: the portal's calls and jobs without its pages. It says `found`
 * with what is stored, then `listening` with its address, and serves until it is killed; asked to
 * `finish`, it does all jobs instead and says what is stored once more.
 */

const maxTurns = 200

function send(word: string, detail: unknown): void {
  process.stdout.write(`${word} ${JSON.stringify(detail)}\n`)
}

/** What is stored: each enquiry by its key, and how much belongs to it. */
async function stored() {
  const db = await database()
  const { rows: enquiries } = await db.execute(sql`
    select idempotency_key as key, id, enq_type as type,
           (select count(*)::int from enquiry_steps where enquiry_id = enquiries.id) as steps,
           (select count(*)::int from enquiry_answers where enquiry_id = enquiries.id) as answers,
           (select count(*)::int from change_history
             where subject = 'enquiry' and subject_id = enquiries.id::text) as history
    from enquiries`)
  const { rows: jobs } = await db.execute(sql`
    select count(*)::int as expected, count(done_at)::int as done
    from jobs where name = 'mail-enquiry-received'`)
  const { rows: statements } = await db.execute(
    sql`select id from readiness_questions where status = 1`,
  )
  return { enquiries, jobs: jobs[0], statements: statements.map(({ id }) => id) }
}

async function finishJobs(): Promise<void> {
  const db = await database()
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const waiting = await db.execute(
      sql`update jobs set run_at = now(), locked_until = null
          where done_at is null and name like 'mail-%' returning id`,
    )
    if (waiting.rows.length === 0) return
    while ((await runDueJobs(jobKinds)) > 0);
  }
}

if (process.argv[2] === 'finish') {
  await finishJobs()
  send('found', await stored())
  await closeDatabase()
} else {
  send('found', await stored())
  await startRunner(jobKinds)
  const { origin } = await serveFetch((request) => apiServer.app.fetch(request))
  send('listening', origin)
}
