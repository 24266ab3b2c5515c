import { password, person, accountsUnderTest } from '@/tests/support/accounts'
import { describe, expect, it } from 'vitest'

const { ask, register } = accountsUnderTest()

const guess = (email: string, address?: string) =>
  ask(
    'login',
    { email, password: 'wrong password' },
    address ? { 'x-client-address': address } : {},
  )

describe('T1 guessing passwords', () => {
  it('ends for one address after 30 logins in ten minutes, whatever the accounts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => guess(`nobody${number}@portal.example`)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('holds one account back also when many addresses guess at once', async () => {
    await register('Amjad')
    const { email } = person('Amjad')
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => guess(email, `198.51.100.${number}`)),
    )
    const tried = answers.filter(({ status }) => status === 422)
    expect(tried.length).toBeLessThanOrEqual(10)
  })

  it('is forgiven by the right password', async () => {
    await register('Basil')
    const { email } = person('Basil')
    for (let time = 0; time < 4; time += 1) await guess(email)
    expect((await ask('login', { email, password })).status).toBe(200)
    for (let time = 0; time < 4; time += 1) expect((await guess(email)).status).toBe(422)
  })
})
