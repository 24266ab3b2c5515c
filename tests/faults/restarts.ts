import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { firstLine } from './disks.ts'
import { limitMemory, type MemoryLimit } from './memory-limit.ts'
import { enquiryWith, register } from './portal-people.ts'
import type { Portals } from './portals.ts'
import { roundsOf, type Rounds } from './rounds.ts'
import { SteadyLoad } from './steady-load.ts'

const patience = 60_000
/** What an instance may have on top of what it has, in bytes. */
const memoryLimit = 8 * 1024 * 1024

/** Restarts and kills while pages are read and enquiries filed; then each mail has been sent once. */
export async function restartsUnderLoad(rounds: Rounds, portals: Portals): Promise<void> {
  const { token } = await register(portals.proxy.origin)
  const load = new SteadyLoad(portals.proxy.origin, () => ({
    token,
    body: enquiryWith(randomUUID()),
  }))
  const places = [...portals.origins.keys()]
  const count = roundsOf('F15', 3)
  for (let round = 1; round <= count; round += 1) {
    await rounds.run(`F15 rolling restart and migrate under load ${round}/${count}`, async () => {
      const done = await load.during(async () => {
        for (const place of places) {
          await portals.restart(place)
          if (place === 0) await portals.migrate()
        }
      })
      if (done.failures.length > 0) throw new Error(done.failures.join(', '))
      return `${done.answered} requests, none failed`
    })
  }
  await rounds.run('F14 kill -9 of an instance under load', async () => {
    const { answered, failures } = await load.during(() => portals.kill(1))
    return `${answered} requests, ${failures.length} failed`
  })
  await outOfMemory(rounds, portals, load)
  await rounds.run('F14 nothing acknowledged is lost, and each job ran once', () =>
    finished(portals, load.filed),
  )
}

/** F18: the kernel kills an instance that needs more memory than its control group has. */
async function outOfMemory(rounds: Rounds, portals: Portals, load: SteadyLoad): Promise<void> {
  const name = 'F18 a control group with too little memory, under load'
  let limit: MemoryLimit
  try {
    limit = limitMemory(memoryLimit)
  } catch (error) {
    return rounds.skip(name, `no control group can be made here (${firstLine(error)})`)
  }
  await rounds.run(name, async () => {
    const { answered, failures } = await load.during(async () => {
      const pid = portals.pidOf(2)
      limit.hold(pid)
      const since = performance.now()
      while (isAlive(pid)) {
        if (performance.now() - since > patience) throw new Error('it is not killed')
        await wait(50)
      }
      await portals.start(2)
    })
    if (limit.killed() === 0) throw new Error('it ended by itself')
    return `killed by the kernel and started again; ${answered} requests, ${failures.length} failed`
  })
  limit.remove()
}

function isAlive(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

/** What was acknowledged is stored, and each enquiry has its one mail. */
export async function finished(
  { postgres, mails }: Portals,
  filed: ReadonlySet<number>,
): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  try {
    const stored = await client.query('select id from enquiries')
    const ids = new Set(stored.rows.map(({ id }) => id))
    const lost = [...filed].filter((id) => !ids.has(id))
    if (lost.length > 0) throw new Error(`${lost.length} of ${filed.size} lost`)
    const since = performance.now()
    const waiting = `select 1 from jobs where name = 'mail-enquiry-received' and done_at is null`
    while ((await client.query(waiting)).rows.length > 0) {
      if (performance.now() - since > patience) throw new Error('jobs are not done')
      await wait(200)
    }
    const different = new Set(mails).size
    if (mails.length !== different || different !== ids.size) {
      throw new Error(`${mails.length} mails, ${different} different, ${ids.size} enquiries`)
    }
    return `${filed.size} acknowledged, ${ids.size} stored, ${different} mails`
  } finally {
    await client.end()
  }
}
