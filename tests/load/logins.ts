import type { WorkDone } from './pages-under-load.ts'

const atOnce = 8
const peopleEach = 5
const password = 'a harvest of olives and figs'

interface Person {
  email: string
  password: string
}

let callers = 0

/** Posts to a call. Each comes from an address of its own, behind a proxy that is trusted. */
export function send(origin: string, path: string, body: object): Promise<Response> {
  callers += 1
  const address = [10, callers >> 16, (callers >> 8) & 255, callers & 255].join('.')
  return fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
    },
    body: JSON.stringify(body),
  })
}

/** Registers people, a few for each of those who log in at once. */
export async function peopleFor(origin: string): Promise<Person[][]> {
  return Promise.all(
    Array.from({ length: atOnce }, async (_, place) => {
      const people: Person[] = []
      for (let number = 0; number < peopleEach; number += 1) {
        people.push(await registerAt(origin, `bench-${place}-${number}@portal.example`))
      }
      return people
    }),
  )
}

/** Registers one person with an address. */
export async function registerAt(origin: string, email: string): Promise<Person> {
  const form = { name: 'Bench', phone: '+962790000000', email, password }
  const response = await send(origin, 'register', { ...form, password_confirmation: password })
  if (!response.ok) throw new Error(`Registration answered ${response.status}.`)
  return { email, password }
}

/** Logs people in at full speed for some seconds. */
export async function logInFor(
  origin: string,
  people: Person[][],
  seconds: number,
): Promise<WorkDone> {
  const end = performance.now() + seconds * 1000
  const total: WorkDone = { done: 0, failures: 0 }
  await Promise.all(
    people.map(async (own) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        const response = await send(origin, 'login', own[turn % own.length] ?? {})
        await response.arrayBuffer()
        total.done += 1
        if (!response.ok) total.failures += 1
      }
    }),
  )
  return total
}
