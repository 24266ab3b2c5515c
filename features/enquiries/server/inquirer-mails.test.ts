import { receivedMail } from '@/features/enquiries/server/inquirer-mails'
import { runDueJobs } from '@/lib/jobs/runner'
import { enquiriesUnderTest, generalForm } from '@/tests/support/enquiries'
import { clearProcessRegistry } from '@/tests/support/process-registry'
import { freePort } from '@/tests/support/servers'
import { SMTPServer } from 'smtp-server'
import { afterAll, describe, expect, it, vi } from 'vitest'

const { database, ask, file, write, mails, join } = enquiriesUnderTest()
const officer = async () => ({
  ...(await join({ staff_roles: ['officer'] })),
  staffRoles: ['officer' as const],
})

/** The mails to an address, by their subjects. */
const mailsTo = async (email: string) =>
  (await mails()).filter(({ to }) => to?.some(({ address }) => address === email))

describe('the mails about an enquiry', () => {
  it('confirm it with its number and a link, in the language of the account', async () => {
    for (const [chosen, locale, subject, path] of [
      ['en', 'en', 'We have received', '/profile/user-enquiries/'],
      ['ar', 'ar', 'وصلنا استفسارك', '/ar/profile/user-enquiries/'],
      [null, 'ar', 'وصلنا استفسارك', '/ar/profile/user-enquiries/'],
    ] as const) {
      const email = `received-${chosen}@portal.example`
      const someone = await join({ email, locale: chosen })
      const filedIn = { locale: locale === 'en' ? 'ar' : 'en' }
      const { body } = await file(someone, generalForm(), filedIn)
      const [mail, ...more] = await mailsTo(email)
      expect(more).toEqual([])
      expect(mail?.subject).toContain(subject)
      expect(mail?.subject).toContain(String(body.id))
      expect(mail?.text).toContain(`http://localhost:3000${path}${body.id}`)
      expect(mail?.html).toContain(`lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`)
    }
  })

  it('notify the person of each status and of each message of the office', async () => {
    const person = await join({ email: 'followed@portal.example', locale: 'en' })
    const { body } = await file(person, generalForm())
    await ask(await officer(), `admin/enquiries/${body.id}/status`, {
      status: 70,
      reason: 'As agreed.',
    })
    await write(await officer(), body.id, 'A secret between us.')
    const sent = await mailsTo('followed@portal.example')
    const subjects = sent.map(({ subject }) => subject)
    expect(subjects).toHaveLength(3)
    expect(subjects).toContain(`Your enquiry number ${body.id}: Ongoing`)
    expect(subjects).toContain(`New message about your enquiry number ${body.id}`)
    expect(sent.map(({ raw }) => raw).join()).not.toContain('A secret')
    const asksFor = 'how satisfied you are'
    expect(sent.some(({ text }) => text?.includes(asksFor))).toBe(false)
    await write(await officer(), body.id, 'That is all.', { status: 60 })
    const [last] = (await mailsTo('followed@portal.example')).filter(
      ({ subject }) => !subjects.includes(subject),
    )
    expect(last?.text).toContain(asksFor)
  })

  it.each([
    ['en', 40, 'Our reply to your enquiry number {id}: Completed', 'Its status is now: Completed.'],
    ['ar', 50, 'ردّنا على استفسارك رقم {id}: ', 'السبب: \u2068We do not sell.\u2069'],
    ['en', 30, 'Our reply to your enquiry number {id}: Pending', 'We need something from you'],
  ] as const)(
    'tell of a reply and the status that came with it at once, in %s',
    async (locale, status, subject, line) => {
      const email = `answered-${locale}-${status}@portal.example`
      const { body } = await file(await join({ email, locale }), generalForm())
      await write(await officer(), body.id, 'We do not sell.', { status })
      const [mail, ...more] = (await mailsTo(email)).filter(({ subject: text }) =>
        text?.startsWith(subject.replace('{id}', String(body.id))),
      )
      expect([mail?.text?.includes(line), more]).toEqual([true, []])
    },
  )

  it.each([
    ['en', 'Reason: The form names no product.'],
    ['ar', 'السبب: \u2068The form names no product.\u2069'],
  ] as const)(
    'give the reason of a rejection in the language of the person, the officer’s words isolated, in %s',
    async (locale, line) => {
      const email = `rejected-${locale}@portal.example`
      const { body } = await file(await join({ email, locale }), generalForm())
      const rejection = { status: 50, reason: 'The form names no product.' }
      await ask(await officer(), `admin/enquiries/${body.id}/status`, rejection)
      const sent = await mailsTo(email)
      const texts = sent.map(({ text }) => text).join('\n')
      expect(texts).toContain(line)
    },
  )

  it.each([
    ['en', 'Subject: ', 'You wrote: “We look for buyers', 'We will answer by '],
    ['ar', 'الموضوع: ', 'كتبت: «\u2068We look for buyers', 'سنردّ عليك في موعد أقصاه '],
  ] as const)(
    'say what was asked, its number and by when an answer comes, in %s',
    async (locale, about, excerpt, due) => {
      const email = `asked-${locale}@portal.example`
      const email_verified_at = new Date().toISOString()
      const description = `We look for buyers\nof ${'dates '.repeat(60)}`
      const form = generalForm({ description })
      const { body } = await file(await join({ email, locale, email_verified_at }), form)
      const [mail] = await mailsTo(email)
      expect(mail?.subject).toMatch(new RegExp(`${body.id}: .`))
      for (const part of [about, excerpt, due]) expect(mail?.text).toContain(part)
      expect(mail?.text).toContain('…')
      expect(mail?.text).not.toContain(description.trim())
    },
  )

  it('repeat nothing to an address that nobody has confirmed', async () => {
    const email = 'stranger@portal.example'
    await file(await join({ email }), generalForm({ description: 'Buy cheap watches' }))
    expect((await mailsTo(email)).map(({ raw, text }) => `${raw}${text}`).join()).not.toContain(
      'watches',
    )
  })

  it('T15 have no header from user input', async () => {
    const person = await join({
      name: 'Salma\r\nBcc: victim@evil.example',
      email: 'header@portal.example',
    })
    const broken = 'x\r\nBcc: victim@evil.example'
    await file(person, generalForm({ name: broken, company: broken, description: broken }))
    const [mail] = await mailsTo('header@portal.example')
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail?.to).toHaveLength(1)
  })

  it('are not sent to a deleted account', async () => {
    const person = await join({ email: 'gone@portal.example' })
    await file(person)
    await database.db.execute(`update users set deleted_at = now() where id = ${person.id}`)
    expect(await mailsTo('gone@portal.example')).toEqual([])
  })
})

describe('F8 a mail server that is down, slow to accept, or refuses', () => {
  let server: SMTPServer | undefined
  afterAll(() => new Promise<void>((closed) => (server ? server.close(closed) : closed())))

  it('blocks no enquiry from being filed, and sends each mail once when it is back', async () => {
    const port = await freePort()
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`)
    clearProcessRegistry()
    await database.db.execute(`update users set staff_mail = 'none'`)
    const person = await join({ email: 'patient@portal.example' })
    expect((await file(person)).status).toBe(200)
    const due = () =>
      database.db.execute(
        `update jobs set run_at = now() where done_at is null and dead_at is null`,
      )
    expect(await runDueJobs([receivedMail])).toBe(1)

    const received: string[] = []
    let refusals = 2
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, callback) =>
        callback(
          refusals-- > 0
            ? Object.assign(new Error('try later'), { responseCode: refusals === 1 ? 451 : 550 })
            : null,
        ),
      onData: async (stream, _session, callback) => {
        const parts: Buffer[] = []
        for await (const part of stream) parts.push(part)
        received.push(Buffer.concat(parts).toString())
        callback()
      },
    })
    await new Promise<void>((listening) => server?.listen(port, '127.0.0.1', listening))
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await due()
      await runDueJobs([receivedMail])
    }
    expect(received).toHaveLength(1)
    expect(received[0]).toMatch(/^Message-ID: <[0-9a-f-]{36}@localhost>/im)
  })
})
