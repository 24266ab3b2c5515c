import { randomInt, randomUUID } from 'node:crypto'
import { tokenOf } from '../support/captcha-provider.ts'

const people = 6

const typed = {
  name: 'Salma Haddad',
  job_title: 'Export manager of olives',
  company: 'Olive & Co',
  phone: '0790000000',
  description: 'Which markets buy olive oil? ',
}

/** The stored data that a server finds. */
export interface Stored {
  enquiries: {
    key: string
    id: number
    type: number
    steps: number
    answers: number
    history: number
  }[]
  jobs: { expected: number; done: number }
  statements: number[]
}

/** An enquiry on its way: the same at each attempt but for the captcha's token. */
interface Sending {
  bearer: string
  key: string
  body: object
}

/** The people and the responses they got, stored outside of the server. */
export class Askers {
  readonly acknowledged = new Map<string, number>()
  readonly unanswered: Sending[] = []
  readonly wrong: string[] = []
  bearers: string[] = []
  statements: number[] = []
  private readonly captchaTokens: string[] = []

  /** A few people, who stay logged in after all kills. */
  async register(origin: string): Promise<void> {
    for (let count = 0; count < people; count += 1) {
      const secret = 'olive harvest in autumn'
      const answer = await post(origin, 'register', '', {
        name: 'Salma',
        phone: '0790000000',
        email: `${randomUUID()}@portal.example`,
        password: secret,
        password_confirmation: secret,
      })
      this.bearers.push(`Bearer ${answer.body.token}`)
    }
  }

  /** The input and tokens of people, none of which may be in a log. */
  secrets(): string[] {
    const tokens = this.bearers.map((bearer) => bearer.replace('Bearer ', ''))
    return [...tokens, ...this.captchaTokens, ...Object.values(typed)]
  }

  /** Sends enquiries until the server is gone, those without a response first. */
  async send(origin: string): Promise<void> {
    for (;;) {
      const sending = this.unanswered.shift() ?? this.next()
      try {
        await this.sendTwice(origin, sending)
      } catch {
        this.unanswered.push(sending)
        return
      }
    }
  }

  private next(): Sending {
    const readiness = randomInt(4) === 0
    const submitData = {
      enq_type: readiness ? 3 : 1,
      ...typed,
      industry: 1,
      country: 400,
      description: typed.description.repeat(randomInt(1, 100)),
      agreements: true,
    }
    const answers = this.statements.map((id) => ({ enq_question: id, points: randomInt(1, 6) }))
    const key = randomUUID()
    return {
      bearer: this.bearers[randomInt(this.bearers.length)] ?? '',
      key,
      body: { submitData, idempotency_key: key, locale: 'en', ...(readiness && { answers }) },
    }
  }

  /** A double click: both requests return the same number. */
  private async sendTwice(origin: string, { bearer, key, body }: Sending): Promise<void> {
    const kind = (['good', 'good', 'good', 'failing', 'garbage'] as const)[randomInt(5)] ?? 'good'
    const recaptchaToken = tokenOf(kind)
    this.captchaTokens.push(recaptchaToken)
    const whole = { ...body, recaptchaToken }
    const answers = await Promise.all(
      [1, 2].map(() => post(origin, 'all-enquiries', bearer, whole)),
    )
    for (const { status, body: answer } of answers) {
      const before = this.acknowledged.get(key) ?? answer.id
      if (status === 200) this.acknowledged.set(key, answer.id)
      if (status !== 200 || before !== answer.id) {
        this.wrong.push(`${key} was answered ${status} ${JSON.stringify(answer)}`)
      }
    }
  }

  /** What is wrong with what is stored, or undefined. */
  complaint({ enquiries, jobs }: Stored): string | undefined {
    const byKey = new Map(enquiries.map((one) => [one.key, one]))
    const lost = [...this.acknowledged].filter(([key, id]) => byKey.get(key)?.id !== id)
    const parts = enquiries.filter(
      ({ type, steps, answers, history }) =>
        steps !== 1 || history !== 1 || answers !== (type === 3 ? this.statements.length : 0),
    )
    const found = [
      lost.length > 0 && `${lost.length} lost`,
      byKey.size !== enquiries.length && `${enquiries.length - byKey.size} doubled`,
      parts.length > 0 && `${parts.length} in parts`,
      jobs.expected !== enquiries.length &&
        `${jobs.expected} mails for ${enquiries.length} enquiries`,
      ...this.wrong,
    ].filter((one) => one !== false)
    return found.length > 0 ? found.join(', ') : undefined
  }
}

async function post(origin: string, path: string, authorization: string, body: object) {
  const response = await fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // The language of the mails that the mail server knows by their subject.
      'accept-language': 'en',
      ...(authorization && { authorization }),
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
