import { sentenceOf } from '@/lib/api/rule-sentences'
import { enquiries, enquiryAnswers, enquirySteps } from '@/lib/db/schema/enquiries'
import { readinessQuestions } from '@/lib/db/schema/readiness'
import { changeHistory } from '@/lib/db/schema/history'
import {
  barrierForm,
  enquiriesUnderTest,
  generalForm,
  type Someone,
} from '@/tests/support/enquiries'
import {
  captchaSecret,
  captchaSiteKey,
  serveCaptcha,
  tokenOf,
  type TokenKind,
} from '@/tests/support/captcha-provider'
import { clearProcessRegistry } from '@/tests/support/process-registry'
import { and, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

const { database, ask, file, join } = enquiriesUnderTest()

let person: Someone
beforeEach(async () => {
  person = await join({ email: `${randomUUID()}@account.example` })
})

const stored = async (id: number) =>
  (await database.db.select().from(enquiries).where(eq(enquiries.id, id)))[0]

/** The fields in an error response, with the messages of each. */
const errorsOf = ({ body }: { body: { errors?: Record<string, string[]> } }) => body.errors
const says = (field: string, rule: string) => ({ [`submitData.${field}`]: [sentenceOf(rule)] })

describe('an enquiry', () => {
  it('needs a login', async () => {
    expect((await file(undefined)).status).toBe(401)
  })

  it('is filed under a number, with the status new and its history', async () => {
    const { status, body } = await file(person)
    expect([status, Object.keys(body)]).toEqual([200, ['id']])
    expect(await stored(body.id)).toMatchObject({
      enq_type: 1,
      status: 10,
      user_id: person.id,
      phone: '+962790000000',
      industry_id: 1,
      country_id: 400,
      for_review: false,
    })
    const steps = await database.db
      .select()
      .from(enquirySteps)
      .where(eq(enquirySteps.enquiry_id, body.id))
    expect(steps.map((step) => step.status)).toEqual([10])
    const history = await database.db
      .select()
      .from(changeHistory)
      .where(
        and(eq(changeHistory.subject, 'enquiry'), eq(changeHistory.subject_id, String(body.id))),
      )
    expect(history).toMatchObject([{ action: 'file', changed_by: person.id }])
    expect(JSON.stringify(history)).not.toContain('olive')
  })

  it('has the address of the account and the time of the server, whatever was sent', async () => {
    const forged = {
      email: 'other@evil.example',
      date: '1999-01-01 00:00:00',
      user_id: 1,
      status: 40,
    }
    const { body } = await file(person, generalForm(forged))
    const row = await stored(body.id)
    expect(row?.email).toMatch(/@account\.example$/)
    expect(row?.created_at).not.toMatch(/^1999/)
    expect([row?.user_id, row?.status]).toEqual([person.id, 10])
  })

  it('is stored in the language of the form, else of the person', async () => {
    const first = await file(person, generalForm(), { locale: 'en' })
    const second = await file(person)
    expect((await stored(first.body.id))?.locale).toBe('en')
    expect((await stored(second.body.id))?.locale).toBe('ar')
  })

  it.each([
    ['matchmaking and buyers', generalForm({ enq_type: 2, type_of_client: 4 }), { client_type: 4 }],
    ['a trade barrier', barrierForm(), { position_id: 7, barrier_type: 2, phone2: '0790000000' }],
    ['an institution', generalForm({ enq_type: 6, institution: 1 }), { institution_id: 1 }],
    ['no institution', generalForm({ enq_type: 6, institution: '' }), { institution_id: null }],
    [
      'anything else',
      generalForm({ enq_type: 7, industry: '', country: null }),
      { industry_id: null, country_id: null },
    ],
    ['ids as a form’s selects give them', generalForm({ industry: '1' }), { industry_id: 1 }],
  ])('can be about %s', async (_, form, expected) => {
    const { status, body } = await file(person, form)
    expect(status).toBe(200)
    expect(await stored(body.id)).toMatchObject(expected)
  })

  it('about a barrier can say since when, what it costs and what it goes against', async () => {
    const facts = { since: '2026-03-01', loss_band: 'below_25', agreement: 'Article 6' }
    const { body } = await file(person, barrierForm(facts))
    expect(await stored(body.id)).toMatchObject({
      barrier_since: '2026-03-01',
      barrier_loss: 'below_25',
      barrier_agreement: 'Article 6',
    })
    const blank = { since: '', loss_band: '', agreement: ' ' }
    expect((await file(person, barrierForm(blank))).status).toBe(200)
    const refused = async (given: object) => errorsOf(await file(person, barrierForm(given)))
    expect(await refused({ since: '2999-01-01' })).toEqual(says('since', 'past_date'))
    expect(await refused({ loss_band: 'much' })).toEqual(says('loss_band', 'choice'))
  })

  it('about a barrier can have another contact address', async () => {
    const { body } = await file(person, barrierForm({ email: 'customs@company.example' }))
    expect((await stored(body.id))?.email).toBe('customs@company.example')
    expect(errorsOf(await file(person, barrierForm({ email: 'customs@' })))).toEqual(
      says('email', 'email'),
    )
  })
})

describe('the body of an enquiry', () => {
  it.each(['name', 'job_title', 'company', 'phone', 'description'])(
    'is rejected without %s',
    async (field) => {
      const answer = await file(person, generalForm({ [field]: '  ' }))
      expect(answer.status).toBe(422)
      expect(errorsOf(answer)?.[`submitData.${field}`]?.[0]).toBe('Required.')
    },
  )

  it.each(['\u200b', '\u200f \u200e', '\ufeff\u2060', '\u00ad', '\u0301', '\u3000', '\u202e'])(
    'is rejected with invisible characters only: %j',
    async (unseen) => {
      expect(
        errorsOf(await file(person, generalForm({ name: unseen, description: unseen }))),
      ).toEqual({ ...says('name', 'required'), ...says('description', 'required') })
    },
  )

  it.each(['industry', 'country'])('is rejected without %s', async (field) => {
    expect(errorsOf(await file(person, generalForm({ [field]: '' })))).toEqual(
      says(field, 'required'),
    )
  })

  it.each(['company', 'country', 'industry', 'name', 'positions', 'phone', 'phone2', 'barriers'])(
    'about a barrier is rejected without %s',
    async (field) => {
      const answer = await file(person, barrierForm({ [field]: '' }))
      expect(errorsOf(answer)?.[`submitData.${field}`]?.[0]).toBe('Required.')
    },
  )

  it('is rejected for buyers without the type of client', async () => {
    expect(errorsOf(await file(person, generalForm({ enq_type: 2 })))).toEqual(
      says('type_of_client', 'required'),
    )
  })

  it('is rejected without the agreement', async () => {
    expect(errorsOf(await file(person, generalForm({ agreements: false })))).toEqual(
      says('agreements', 'you_must'),
    )
  })

  it.each(['12345', '1234567890123456', 'call me', '+', '٠٧٩٠'])(
    'is rejected with a phone number like %s',
    async (phone) => {
      expect(errorsOf(await file(person, generalForm({ phone })))).toEqual(says('phone', 'phone'))
    },
  )

  it('accepts texts of up to 200 characters, and a description of up to 5,000', async () => {
    const longest = generalForm({ company: 'x'.repeat(200), description: 'x'.repeat(5_000) })
    expect((await file(person, longest)).status).toBe(200)
    const tooLong = generalForm({ company: 'x'.repeat(201), description: 'x'.repeat(5_001) })
    expect(errorsOf(await file(person, tooLong))).toEqual({
      ...says('company', 'text_max'),
      ...says('description', 'description_max'),
    })
  })

  it('T15 loses invisible characters, and line breaks except in the description', async () => {
    const { body } = await file(
      person,
      generalForm({
        name: ' Salma\r\nBcc: victim@a.example\u0000\u202e ',
        company: 'Oil\ud800',
        description: 'one\r\ntwo\u0000\u2066\n',
      }),
    )
    expect(await stored(body.id)).toMatchObject({
      name: 'Salma Bcc: victim@a.example',
      company: 'Oil',
      description: 'one\ntwo',
    })
  })

  it.each([
    [generalForm({ industry: 9_999 }), 'industry'],
    [generalForm({ country: 9_999 }), 'country'],
    [generalForm({ enq_type: 2, type_of_client: 9_999 }), 'type_of_client'],
    [barrierForm({ positions: 9_999 }), 'positions'],
    [barrierForm({ barriers: 9_999 }), 'barriers'],
    [generalForm({ enq_type: 6, institution: 9_999 }), 'institution'],
  ])('accepts only entries of the lists: %#', async (form, field) => {
    expect(errorsOf(await file(person, form))).toEqual(says(field, 'choice'))
  })

  it('accepts only a type of the list', async () => {
    for (const enq_type of [0, 4, 8, '1', null]) {
      expect((await file(person, generalForm({ enq_type }))).status).toBe(422)
    }
  })

  it('is rejected when a program filled the honeypot field', async () => {
    expect((await file(person, generalForm(), { website: 'https://spam.example' })).status).toBe(
      422,
    )
  })
})

describe('a readiness assessment', () => {
  const form = generalForm({ enq_type: 3 })
  const completeAnswers = async () => {
    const rows = await database.db
      .select()
      .from(readinessQuestions)
      .where(eq(readinessQuestions.status, 1))
    return rows.map(({ id }) => ({ enq_question: id, points: (id % 5) + 1, enq_type: 3 }))
  }

  it('stores one answer for each active statement', async () => {
    const answers = await completeAnswers()
    expect(answers).toHaveLength(28)
    const { status, body } = await file(person, form, { answers })
    expect(status).toBe(200)
    const rows = await database.db
      .select()
      .from(enquiryAnswers)
      .where(eq(enquiryAnswers.enquiry_id, body.id))
    expect(rows).toHaveLength(28)
  })

  it('is rejected while an answer is missing, doubled or of no statement', async () => {
    const answers = await completeAnswers()
    const [first] = answers
    const wrong = [
      undefined,
      [],
      answers.slice(1),
      [...answers, first],
      [...answers.slice(1), { enq_question: 9_999, points: 1 }],
    ]
    for (const given of wrong) {
      expect(errorsOf(await file(person, form, { answers: given }))).toEqual({
        answers: ['Please complete the questionnaire'],
      })
    }
  })

  it('has points from 1 to 5', async () => {
    for (const points of [0, 6, 2.5, '3', null]) {
      const answers = (await completeAnswers()).map((answer) => ({ ...answer, points }))
      expect((await file(person, form, { answers })).status).toBe(422)
    }
  })
})

describe('F12 T15 an enquiry that is sent twice', () => {
  const count = async () =>
    (await database.db.select().from(enquiries).where(eq(enquiries.user_id, person.id))).length

  it('is stored once: 20 requests at the same time all return the same number', async () => {
    const idempotency_key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => file(person, generalForm(), { idempotency_key })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await count()).toBe(1)
  })

  it('returns its number again later', async () => {
    const idempotency_key = randomUUID()
    const first = await file(person, generalForm({ date: '2026-11-21 10:00:00' }), {
      idempotency_key,
    })
    const again = await file(person, generalForm({ date: '2026-11-21 10:05:00' }), {
      idempotency_key,
    })
    expect([again.status, again.body.id]).toEqual([200, first.body.id])
    expect(await count()).toBe(1)
  })

  it('is rejected with other content under its key', async () => {
    const idempotency_key = randomUUID()
    await file(person, generalForm(), { idempotency_key })
    const other = generalForm({ description: 'Something else' })
    const answer = await file(person, other, { idempotency_key })
    expect([answer.status, errorsOf(answer)]).toEqual([
      422,
      { idempotency_key: [sentenceOf('other_body')] },
    ])
    expect(await count()).toBe(1)
  })

  it('by another person under the same key is stored separately', async () => {
    const idempotency_key = randomUUID()
    const mine = await file(person, generalForm(), { idempotency_key })
    const theirs = await file(await join(), generalForm(), { idempotency_key })
    expect(theirs.body.id).not.toBe(mine.body.id)
  })

  it('without a key is stored twice', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect((await ask(person, 'all-enquiries', { submitData: generalForm() })).status).toBe(200)
    }
    expect(await count()).toBe(2)
  })
})

describe('a person’s enquiries', () => {
  it('are limited to five in ten minutes; the sixth is rejected, and a repeat of the fifth is not', async () => {
    const idempotency_key = randomUUID()
    for (let time = 0; time < 4; time += 1) await file(person)
    const fifth = await file(person, generalForm(), { idempotency_key })
    const sixth = await file(person)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    const repeat = await file(person, generalForm(), { idempotency_key })
    expect([repeat.status, repeat.body.id]).toEqual([200, fifth.body.id])
    expect((await file(await join())).status).toBe(200)
  })
})

describe('F10 T15 an enquiry with a captcha', () => {
  let provider: Awaited<ReturnType<typeof serveCaptcha>>

  beforeAll(async () => {
    provider = await serveCaptcha()
    vi.stubEnv('RECAPTCHA_SITE_KEY', captchaSiteKey)
    vi.stubEnv('RECAPTCHA_SECRET_KEY', captchaSecret)
    vi.stubEnv('RECAPTCHA_VERIFY_URL', provider.origin)
    clearProcessRegistry()
  })
  afterAll(() => provider.stop())

  const send = (kind: TokenKind, rest: object = {}) =>
    file(person, generalForm(), { recaptchaToken: tokenOf(kind), ...rest })

  it('is filed when its token is good', async () => {
    const { status, body } = await send('good')
    expect(status).toBe(200)
    expect((await stored(body.id))?.for_review).toBe(false)
  })

  it.each<TokenKind>(['low', 'another-action', 'another-host', 'old', 'unknown'])(
    'is rejected when its token is %s, and filed once it is repeated with a good one',
    async (kind) => {
      const idempotency_key = randomUUID()
      const refused = await send(kind, { idempotency_key })
      expect([refused.status, errorsOf(refused)]).toEqual([
        422,
        { recaptchaToken: [sentenceOf('captcha')] },
      ])
      expect((await send('good', { idempotency_key })).status).toBe(200)
    },
  )

  it('is accepted without a token, which a blocked script cannot give, marked for review and twice in an hour', async () => {
    const answers = []
    for (const token of [{}, { recaptchaToken: null }, { recaptchaToken: '' }]) {
      answers.push(await file(person, generalForm(), token))
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    for (const { body } of answers.slice(0, 2)) {
      expect((await stored(body.id))?.for_review).toBe(true)
    }
  })

  it('is rejected with a token that was used', async () => {
    const recaptchaToken = tokenOf('good')
    expect((await file(person, generalForm(), { recaptchaToken })).status).toBe(200)
    expect((await file(person, generalForm(), { recaptchaToken })).status).toBe(422)
  })

  it('returns its number when it is repeated with the token it used', async () => {
    const same = { recaptchaToken: tokenOf('good'), idempotency_key: randomUUID() }
    const first = await file(person, generalForm(), same)
    const again = await file(person, generalForm(), same)
    expect([again.status, again.body.id]).toEqual([200, first.body.id])
  })

  it('returns the number when another instance is filing it with the same token', async () => {
    const same = { recaptchaToken: tokenOf('good'), idempotency_key: randomUUID() }
    const first = await file(person, generalForm(), same)
    await database.db.execute(
      sql`update enquiries set idempotency_key = gen_random_uuid() where id = ${first.body.id}`,
    )
    const waiting = file(person, generalForm(), same)
    await new Promise((resolve) => setTimeout(resolve, 150))
    await database.db.execute(
      sql`update enquiries set idempotency_key = ${same.idempotency_key} where id = ${first.body.id}`,
    )
    expect((await waiting).body.id).toBe(first.body.id)
  })

  it.each<TokenKind>(['slow', 'failing', 'garbage', 'dripping', 'halved', 'reset'])(
    'is accepted when the provider is %s, and marked for review',
    async (kind) => {
      const { status, body } = await send(kind)
      expect(status).toBe(200)
      expect((await stored(body.id))?.for_review).toBe(true)
    },
  )

  it('F10 is accepted without a token while the provider is unreachable, for which no browser gets one', async () => {
    vi.stubEnv('RECAPTCHA_VERIFY_URL', 'http://127.0.0.1:9')
    clearProcessRegistry()
    const { status, body } = await file(person, generalForm(), { recaptchaToken: null })
    vi.stubEnv('RECAPTCHA_VERIFY_URL', provider.origin)
    clearProcessRegistry()
    expect([status, (await stored(body.id))?.for_review]).toEqual([200, true])
  })

  it('is accepted twice in an hour at most while the provider is down', async () => {
    expect((await send('failing')).status).toBe(200)
    expect((await send('failing')).status).toBe(200)
    expect((await send('failing')).status).toBe(429)
    expect((await send('good')).status).toBe(200)
  })
})
