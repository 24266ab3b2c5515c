import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runTask } from './tasks'

const folder = mkdtempSync(join(tmpdir(), 'tasks-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const verify = (dump: string) =>
  runTask({ kind: 'verify', dump, compressed: join(folder, 'out.gz') })

it('a dump that is none is refused, with the way on', async () => {
  const dump = join(folder, 'broken.tar')
  writeFileSync(dump, 'no dump at all')
  await expect(verify(dump)).rejects.toMatchObject({
    name: 'DumpRefused',
    message: expect.stringMatching(/RUNBOOK\.md, 'The database is damaged'\)$/),
  })
})

it('a dump that the system does not let be read is not taken for damaged', async () => {
  await expect(verify(join(folder, 'missing.tar'))).rejects.toMatchObject({ name: 'Error' })
})
