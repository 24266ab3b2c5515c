import { randomUUID } from 'node:crypto'
import { call } from './portals.ts'

/** Registers somebody, and resolves with their token. */
export async function register(origin: string): Promise<{ token: string }> {
  const secret = 'olive harvest in autumn'
  const answer = await call(origin, 'register', {
    body: {
      name: 'Salma',
      phone: '0790000000',
      email: `${randomUUID()}@portal.example`,
      password: secret,
      password_confirmation: secret,
    },
  })
  if (answer.status !== 200) throw new Error(`registered with ${JSON.stringify(answer)}`)
  return answer.body
}

export const enquiryWith = (idempotency_key: string) => ({
  submitData: {
    enq_type: 1,
    name: 'Salma Haddad',
    job_title: 'Export manager',
    company: 'Olive & Co',
    phone: '0790000000',
    industry: 1,
    country: 400,
    description: 'Which markets buy olive oil?',
    agreements: true,
  },
  idempotency_key,
  locale: 'en',
})
