import { registerAt, send } from './logins.ts'

/** The response times for known and unknown addresses, in ms. */
export interface Times {
  known: number[]
  unknown: number[]
}

const workers = 4
const peopleEach = 17
/** What a limit allows: wrong logins of one account without a wait, and reset mails in an hour. */
const asksEach = { login: 3, forget_password: 3 }

type Call = keyof typeof asksEach

/**
 * Asks the calls that must not tell whether an address is known, 204 times each for known and for
 * unknown ones, in turns, so that a change of the machine's speed meets both alike
 * (RELIABILITY.md T2).
 */
export async function timesForStrangers(origin: string): Promise<Record<Call, Times>> {
  const all = { login: empty(), forget_password: empty() }
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let number = 0; number < peopleEach; number += 1) {
        const { email } = await registerAt(origin, `asked-${worker}-${number}@portal.example`)
        const nobody = `never-${worker}-${number}@portal.example`
        for (const call of ['login', 'forget_password'] as const) {
          for (let turn = 0; turn < asksEach[call]; turn += 1) {
            const known = async () => all[call].known.push(await timeOf(origin, call, email))
            const unknown = async () => all[call].unknown.push(await timeOf(origin, call, nobody))
            const order = (worker + number + turn) % 2 === 0 ? [known, unknown] : [unknown, known]
            for (const ask of order) await ask()
          }
        }
      }
    }),
  )
  return all
}

const empty = (): Times => ({ known: [], unknown: [] })

async function timeOf(origin: string, call: Call, email: string): Promise<number> {
  const body = call === 'login' ? { email, password: 'something else' } : { email }
  const started = performance.now()
  const response = await send(origin, call, body)
  await response.arrayBuffer()
  const expected = call === 'login' ? 422 : 200
  if (response.status !== expected) throw new Error(`${call} answered ${response.status}.`)
  return performance.now() - started
}

/**
 * How likely two samples of one distribution lie at least so far apart (Mann-Whitney, two-sided, by
 * the normal approximation).
 */
export function likeness({ known, unknown }: Times): number {
  const ranked = [
    ...known.map((time) => ({ time, isKnown: true })),
    ...unknown.map((time) => ({ time, isKnown: false })),
  ].toSorted((a, b) => a.time - b.time)
  const rankSum = ranked.reduce((sum, { isKnown }, place) => sum + (isKnown ? place + 1 : 0), 0)
  const [n, m] = [known.length, unknown.length]
  const u = rankSum - (n * (n + 1)) / 2
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return 2 * (1 - normal(z))
}

/** The standard normal distribution up to z (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const tail = terms.reduce((sum, term, power) => sum + term * t ** (power + 1), 0)
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
