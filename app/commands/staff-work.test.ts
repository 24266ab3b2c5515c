import { describe, expect, it } from 'vitest'
import { refusal } from '../../tests/support/refusal'
import { useTestDatabase } from '../../tests/support/test-database'
import { staffWork } from './staff-work'

const database = useTestDatabase()
const staff = (...args: string[]) => database.db.transaction((tx) => staffWork(args)(tx))
const admin = 'admin@ministry.example'

describe('npm run staff', () => {
  it.each([
    [[]],
    [['somebody']],
    [['somebody@portal.example']],
    [['somebody@portal.example', 'king']],
    [['somebody@portal.example', 'admin', 'fr']],
  ])('refuses %j with what it takes', (args) => {
    expect(() => staffWork(args)).toThrow(refusal('editor|officer|admin|none'))
  })

  it('raises and lowers an account that is there', async () => {
    expect(await staff(admin, 'admin')).toContain(`${admin} has a new account and the role admin.`)
    expect(await staff(admin, 'editor')).toContain(
      `${admin} is logged out everywhere and has the role editor.`,
    )
    expect(await staff(admin, 'none')).toEqual([
      `${admin} has no role of staff any more, and is logged out everywhere.`,
    ])
  })

  it('removes a second factor, and names where there is none', async () => {
    expect(await staff(admin, 'no-second-factor')).toEqual([`${admin} has no second factor.`])
  })

  it.each(['none', 'no-second-factor'])('refuses %s of somebody unknown', async (role) => {
    await expect(staff('nobody@ministry.example', role)).rejects.toEqual(
      refusal('Nobody has this address.'),
    )
  })

  it.each([
    [[], '/ar/auth/'],
    [['en'], '/auth/'],
  ])('leads a new account with the language %j to %s', async (language, path) => {
    const email = `editor${language.length}@ministry.example`
    const [, , link = ''] = await staff(email, 'editor', ...language)
    expect(new URL(link).pathname).toMatch(new RegExp(`^${path}reset_password/`))
  })
})
