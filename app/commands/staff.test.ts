import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '@/tests/support/run-command'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-staff-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (args: string[], environment: Record<string, string> = {}) =>
  runCommand('staff', args, {
    SITE_URL: 'https://portal.example',
    DATA_DIR: join(folder, 'data'),
    ...environment,
  })

describe('npm run staff', () => {
  it('ends with one line and 78 where it does not understand', async () => {
    const { code, errors } = await run(['somebody@portal.example', 'king'])
    expect(code).toBe(78)
    expect(errors.split('\n')).toHaveLength(1)
    expect(errors).toContain('editor|officer|admin|none')
  })

  it('makes the first admin of an empty folder, with a link in their language', async () => {
    const { code, errors, lines } = await run(['admin@ministry.example', 'admin', 'ar'])
    expect([code, errors]).toEqual([0, ''])
    expect(lines).toContain('admin@ministry.example has a new account and the role admin.')
    expect(lines.at(-1)).toMatch(
      /^https:\/\/portal\.example\/ar\/auth\/reset_password\/[\w-]{43}\/admin%40ministry\.example$/,
    )
  })

  it('takes no dump, and ends with one line and 78 where nobody has an address', async () => {
    expect(globSync('data/database/dumps/*', { cwd: folder })).toEqual([])
    const { code, errors } = await run(['nobody@ministry.example', 'none'])
    expect([code, errors]).toEqual([78, 'Nobody has this address.'])
  })

  it('leaves a portal on a provider alone', async () => {
    const { code, errors } = await run(['a@ministry.example', 'admin'], {
      API_BASE_URL: 'https://provider.example/api',
    })
    expect([code, errors]).toEqual([78, 'The provider keeps the accounts: this portal has none.'])
  })
})
