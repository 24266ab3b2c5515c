import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let folder: string

/** Runs a command on the embedded database of the folder, as an operator does. */
async function run(command: string, args: string[], environment: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', `app/commands/${command}.ts`, ...args],
    {
      env: {
        ...process.env,
        ALLOW_EMBEDDED_DB: '1',
        NODE_ENV: 'production',
        SITE_URL: 'https://portal.example',
        DATA_DIR: join(folder, 'data'),
        ...environment,
      },
    },
  )
  let [errors, output] = ['', '']
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const [code] = await once(child, 'exit')
  return { code, errors: errors.trim(), lines: output.trim().split('\n') }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-staff-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const staff = (...args: string[]) => run('staff', args)

describe('npm run staff', () => {
  it.each([
    [[]],
    [['somebody']],
    [['somebody@portal.example']],
    [['somebody@portal.example', 'king']],
    [['somebody@portal.example', 'admin', 'fr']],
  ])('says in one line what it wants when it is given %j', async (args) => {
    const { code, errors } = await staff(...args)
    expect(code).toBe(78)
    expect(errors.split('\n')).toHaveLength(1)
    expect(errors).toContain('editor|officer|admin|none')
  })

  it('makes the first admin of an empty folder, with a link in their language', async () => {
    const { code, errors, lines } = await staff('admin@ministry.example', 'admin', 'ar')
    expect([code, errors]).toEqual([0, ''])
    expect(lines).toContain('admin@ministry.example has a new account and the role admin.')
    expect(lines.at(-1)).toMatch(
      /^https:\/\/portal\.example\/ar\/auth\/reset_password\/[\w-]{43}\/admin%40ministry\.example$/,
    )
  })

  it('removes a second factor, and says where there is none or nobody', async () => {
    const of = async (email: string) => staff(email, 'no-second-factor')
    const { code, lines } = await of('admin@ministry.example')
    expect([code, lines]).toEqual([0, ['admin@ministry.example has no second factor.']])
    expect(await of('nobody@ministry.example')).toMatchObject({
      errors: 'Nobody has this address.',
    })
  })

  it('leads to Arabic pages where no language is given, to English ones where it is', async () => {
    const addresses = []
    for (const [name, ...language] of [['plain'], ['english', 'en']]) {
      const { lines } = await staff(`${name}@ministry.example`, 'editor', ...language)
      addresses.push(lines.at(-1)?.replace(/reset_password.*/, ''))
    }
    expect(addresses).toEqual(['https://portal.example/ar/auth/', 'https://portal.example/auth/'])
  })

  it('raises and lowers an account that is there', async () => {
    const raised = await staff('admin@ministry.example', 'editor')
    expect(raised.lines).toContain(
      'admin@ministry.example is logged out everywhere and has the role editor.',
    )
    const lowered = await staff('admin@ministry.example', 'none')
    expect([lowered.code, lowered.lines.at(-1)]).toEqual([
      0,
      'admin@ministry.example has no role of staff any more, and is logged out everywhere.',
    ])
    const unknown = await staff('nobody@ministry.example', 'none')
    expect([unknown.code, unknown.errors]).toEqual([78, 'Nobody has this address.'])
  })

  it('leaves a portal on a provider alone', async () => {
    const { code, errors } = await run('staff', ['a@ministry.example', 'admin'], {
      API_BASE_URL: 'https://provider.example/api',
    })
    expect([code, errors]).toEqual([78, 'The provider keeps the accounts: this portal has none.'])
  })
})
