import { setTimeout as wait } from 'node:timers/promises'
import { call } from './portals.ts'

/** Some fifty requests a second, of which one in ten files an enquiry. */
const pause = 20
const readsPerEnquiry = 9
/** A reader who waits longer has no answer. */
const patience = 60_000
const pages = ['/', '/ar', '/news', '/api/health', '/api/home-news']

interface Answered {
  answered: number
  failures: string[]
}

/** Requests that go on while something is done to the portals behind a proxy. */
export class SteadyLoad {
  /** Numbers of the enquiries that were acknowledged. */
  readonly filed = new Set<number>()
  private readonly origin: string
  private readonly enquiry: () => { token: string; body: object }

  constructor(origin: string, enquiry: () => { token: string; body: object }) {
    this.origin = origin
    this.enquiry = enquiry
  }

  async during(work: () => Promise<unknown>): Promise<Answered> {
    const total: Answered = { answered: 0, failures: [] }
    const sent: Promise<void>[] = []
    let isOver = false
    const sending = async () => {
      for (let turn = 0; !isOver; turn += 1) {
        sent.push(this.send(turn, total))
        await wait(pause)
      }
    }
    const all = sending()
    await work().finally(() => (isOver = true))
    await all
    await Promise.all(sent)
    return total
  }

  private async send(turn: number, total: Answered): Promise<void> {
    const path = pages[turn % pages.length] ?? '/'
    const isEnquiry = turn % (readsPerEnquiry + 1) === readsPerEnquiry
    try {
      const status = isEnquiry ? await this.file() : await this.read(path)
      total.answered += 1
      if (status >= 400) total.failures.push(`${isEnquiry ? 'an enquiry' : path}: ${status}`)
    } catch (error) {
      const cause = error instanceof Error && error.cause ? ` (${error.cause})` : ''
      total.failures.push(`${isEnquiry ? 'an enquiry' : path}: ${error}${cause}`)
    }
  }

  private async file(): Promise<number> {
    const { status, body } = await call(this.origin, 'all-enquiries', this.enquiry())
    if (status === 200) this.filed.add(body.id)
    return status
  }

  private async read(path: string): Promise<number> {
    const answer = await fetch(`${this.origin}${path}`, {
      headers: { cookie: 'locale=en' },
      signal: AbortSignal.timeout(patience),
    })
    await answer.arrayBuffer()
    return answer.status
  }
}
