import { openSessions } from '@/features/accounts/sessions/server/sessions'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { closeDatabase, transaction } from '@/lib/db/database'
import { users } from '@/lib/db/schema/accounts'
import { writeFileSync } from 'node:fs'

/**
 * Creates logged-in people before a portal is measured: `enquirers.ts {count} {file}`. The file gets
 * a JSON list of their ids and tokens. Registering them would measure the hashing of passwords.
 */
const [count = '0', file = ''] = process.argv.slice(2)

const people = await transaction(async (tx) => {
  const made: { id: number; bearer: string }[] = []
  for (let number = 0; number < Number(count); number += 1) {
    const row = { name: 'Bench', email: `bench-${number}@portal.example`, locale: 'en' as const }
    const [person] = await tx.insert(users).values(row).returning({ id: users.id })
    const id = person?.id ?? 0
    const login = { id, isStaff: false, remember: false }
    const { token } = await openSessions(tx, login, contextInProcess(anonymous, 'bench'))
    made.push({ id, bearer: token })
  }
  return made
})
writeFileSync(file, JSON.stringify(people))
await closeDatabase()
