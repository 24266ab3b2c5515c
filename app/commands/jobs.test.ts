import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbedded } from '@/lib/db/embedded'
import { acquireDueJobs, insertJob, markJobDead } from '@/lib/db/jobs'
import { fillData } from '@/tests/support/prepared-data'
import { runCommand } from '@/tests/support/run-command'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const slow = 120_000
let folder: string

const jobs = (...args: string[]) => runCommand('jobs', args, { DATA_DIR: folder })

/** A mail that was given up, with all else that was due. */
async function plant(): Promise<void> {
  const { db, close } = await openEmbedded({ dataDir: folder, dumps: false })
  await insertJob(db, { name: 'mail', payload: { email: 'salma@portal.example' } })
  for (const { id } of await acquireDueJobs(db, { count: 1000, seconds: 9 })) {
    await markJobDead(db, id, '550 no')
  }
  await close()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-jobs-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('npm run jobs', () => {
  it('ends with one line and 78 where it does not understand', { timeout: slow }, async () => {
    const { code, errors } = await jobs('again', 'x')
    expect([code, errors.split('\n').length]).toEqual([78, 1])
    expect(errors).toContain('npm run jobs -- dead')
  })

  it(
    'lists what was given up, without addresses, and tries it again',
    { timeout: slow },
    async () => {
      await fillData(folder)
      await plant()
      const { lines } = await jobs('dead')
      const output = lines.join('\n')
      const found = /^\S+Z ([\w-]{36}) mail, attempts 1: 550 no$/m.exec(output)
      expect(found).not.toBeNull()
      expect(output).not.toContain('salma')
      const again = await jobs('again', found?.[1] ?? '')
      expect([again.code, again.lines]).toEqual([0, [`${found?.[1]} is tried again.`]])
    },
  )
})
