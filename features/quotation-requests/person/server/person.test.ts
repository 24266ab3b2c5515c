import { limitedActions } from '@/lib/api/limited-actions'
import { users } from '@/lib/db/schema/accounts'
import { conversationMessages } from '@/lib/db/schema/conversations'
import { files } from '@/lib/db/schema/files'
import { rateLimits } from '@/lib/db/schema/limits'
import { quotationRequests } from '@/lib/db/schema/quotation-requests'
import {
  callQuotations as call,
  messageForm,
  quotationsUnderTest,
} from '@/tests/support/quotations'
import { pdfWith } from '@/tests/support/uploads'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { conversationLimits } from '@/features/conversations/contract'
import { openFile } from '@/features/conversations/server/conversations'
import { exportRequests, forgetBuyer } from './person'

const { database, somebody, supplier, mails, confirmed, lastRequest } = quotationsUnderTest()

const pdf = () => new Blob([Uint8Array.from(pdfWith())])

const write = (link: string, text: string, attached: Blob[] = []) =>
  call('POST', `${link}/messages`, { form: messageForm({ text }, attached) })

/** A confirmed request, and the member of the company that got it. */
async function sent() {
  const { company, member } = await supplier()
  const request = await confirmed(company)
  await mails()
  return { ...request, company, member }
}

const verified = async (id: number, email: string) => {
  await database.db
    .update(users)
    .set({ email: `old-${id}@weber.example` })
    .where(sql`lower(email) = ${email}`)
  await database.db
    .update(users)
    .set({ email, email_verified_at: sql`now()` })
    .where(eq(users.id, id))
}

describe('enumeration by signed links', () => {
  it('finds no request with another signature, number or purpose, and changes none', async () => {
    const first = await sent()
    const second = await sent()
    const signature = first.link.split('/').at(-1) ?? ''
    const wrong = [
      `quotation-requests/${second.id}/${signature}`,
      `quotation-requests/${first.id}/${'A'.repeat(43)}`,
      `quotation-requests/${first.id}/${signature.split('').toReversed().join('')}`,
      `quotation-requests/999999/${signature}`,
    ]
    for (const link of wrong) {
      expect((await call('GET', link)).status).toBe(404)
      for (const verb of ['confirm', 'agree', 'end', 'erase', 'report']) {
        const json = verb === 'report' ? { json: { reason: 'x' } } : {}
        expect((await call('POST', `${link}/${verb}`, json)).status).toBe(404)
      }
      expect((await write(link, 'Hello')).status).toBe(404)
    }
    expect((await call('GET', first.link.slice(0, -1))).status).toBe(404)
    expect((await call('GET', first.link)).body.state).toBe('sent')
  })

  it('is limited by address', async () => {
    const guess = `quotation-requests/1/${'B'.repeat(43)}/agree`
    const { times } = limitedActions['quotation-link']
    const answers = []
    for (let n = 0; n < times + 5; n += 1) answers.push((await call('POST', guess)).status)
    expect(answers.filter((status) => status === 404)).toHaveLength(times)
    expect(answers.filter((status) => status === 429)).toHaveLength(5)
  })
})

describe('scraping addresses', () => {
  it('gives neither side the address of the other one before both agree', async () => {
    const { link, id, member } = await sent()
    const asBuyer = async () => (await call('GET', link)).body
    const asSupplier = async () =>
      (await call('GET', `quotation-inbox/${id}`, { token: member.token })).body
    const texts = async () =>
      JSON.stringify([
        await asSupplier(),
        (await call('GET', 'quotation-inbox', { token: member.token })).body,
      ])
    expect(await texts()).not.toContain('anna@weber.example')
    expect((await asBuyer()).contact).toBeNull()
    await call('POST', `${link}/agree`)
    expect(await texts()).not.toContain('anna@weber.example')
    expect((await asSupplier()).conversation.agreed).toEqual({ mine: false, theirs: true })
    expect((await asBuyer()).contact).toBeNull()
    await call('POST', `quotation-inbox/${id}/agree`, { token: member.token })
    expect((await asSupplier()).contact).toEqual({
      name: 'Anna Weber',
      email: 'anna@weber.example',
    })
    expect((await asBuyer()).contact).toMatchObject({ email: expect.stringContaining('@') })
    const sentMails = await mails()
    expect(sentMails.map(({ subject }) => subject).join('\n')).toContain('You can now write to')
    await call('POST', `${link}/agree`)
    expect(await mails()).toEqual([])
    const subjects = sentMails.map(({ text }) => text ?? '')
    expect(subjects.some((text) => text.includes('anna@weber.example'))).toBe(false)
  })
})

describe('a message of the buyer', () => {
  it('is read by the supplier with its files, which nobody else can open', async () => {
    const { link, id, member } = await sent()
    expect((await write(link, 'Here are our terms', [pdf(), pdf()])).status).toBe(200)
    const { body } = await call('GET', `quotation-inbox/${id}`, { token: member.token })
    const message = body.conversation.messages.at(-1)
    expect(message).toMatchObject({ side: 'buyer', text: 'Here are our terms' })
    expect(message.files).toHaveLength(2)
    const [, key = '', signature = ''] =
      /conversation-files\/(\w+)\/([\w-]+)/.exec(message.files[0].href) ?? []
    const request = new Request('http://localhost:3000')
    expect((await openFile(key, signature, request)).status).toBe(200)
    const [row] = await database.db.select().from(files).where(eq(files.key, key))
    expect(row).toMatchObject({ audience: 'sides', owner_id: null })
    const gone = { code: 'not_found' }
    await expect(openFile(key, 'A'.repeat(43), request)).rejects.toMatchObject(gone)
    // A page that was read again gives a new address; the old one ends.
    const inTwoHours = Date.now() + 7_200_000
    vi.spyOn(Date, 'now').mockReturnValue(inTwoHours)
    await expect(openFile(key, signature, request)).rejects.toMatchObject(gone)
    vi.mocked(Date.now).mockRestore()
  })

  it('takes no files before the address is confirmed', async () => {
    const { link, id } = await sent()
    await database.db
      .update(quotationRequests)
      .set({ state: 'unconfirmed' })
      .where(eq(quotationRequests.id, id))
    expect((await write(link, 'Here', [pdf()])).status).toBe(409)
  })

  it('refuses oversized files, too many of them, and other kinds', async () => {
    const { link } = await sent()
    const large = new Blob([Uint8Array.from(pdfWith()), new Uint8Array(9_000_001)])
    expect((await write(link, 'Large', [large])).status).toBe(413)
    const six = Array.from({ length: 6 }, pdf)
    expect((await write(link, 'Six', six)).status).toBe(400)
    const script = new Blob(['<script>alert(1)</script>'])
    expect((await write(link, 'Script', [script])).status).toBe(415)
    const { body } = await call('GET', link)
    expect(body.conversation.messages).toHaveLength(1)
  })

  it('has no space for more files than one conversation may have, of both sides together', async () => {
    const { link, id, member } = await sent()
    const answer = (attached: Blob[]) =>
      call('POST', `quotation-inbox/${id}/messages`, {
        token: member.token,
        form: messageForm({ text: 'Ours', quotes: '0' }, attached),
      })
    expect((await write(link, 'Theirs', [pdf()])).status).toBe(200)
    expect((await answer([pdf()])).status).toBe(200)
    const size = pdf().size
    const { conversation_id } = await lastRequest()
    const resize = (bytes: number) =>
      database.db.execute(sql`update files set bytes = ${bytes} where key in (
        select f.file_key from conversation_files f join conversation_messages m
          on m.id = f.message_id where m.conversation_id = ${conversation_id})`)
    await resize(Math.ceil((conversationLimits.bytes - size) / 2) + 1)
    for (const refused of [await write(link, 'More', [pdf()]), await answer([pdf()])]) {
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['files']])
    }
    expect((await write(link, 'Without a file')).status).toBe(200)
    await resize(Math.floor((conversationLimits.bytes - size) / 2))
    expect((await write(link, 'The last one', [pdf()])).status).toBe(200)
  })

  it('is limited, and so are the mails about it', async () => {
    const { link } = await sent()
    const { times } = limitedActions['conversation-message']
    const statuses: number[] = []
    for (let n = 0; n < times + 3; n += 1) statuses.push((await write(link, `Note ${n}`)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(times)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    const byMail = new Map<string, number>()
    for (const { to } of await mails()) {
      const address = to?.[0]?.address ?? ''
      byMail.set(address, (byMail.get(address) ?? 0) + 1)
    }
    expect(Math.max(...byMail.values())).toBe(limitedActions['conversation-mail'].times)
  })
})

describe('mail bombing a supplier with messages', () => {
  it('sends a company as many mails as a day allows, over all its conversations', async () => {
    const { link, company } = await sent()
    const { times } = limitedActions['company-mail']
    await database.db.insert(rateLimits).values({
      key: `company-mail:company ${company}`,
      points: times - 1,
      expire: new Date(Date.now() + 3_600_000).toISOString(),
    })
    expect((await write(link, 'The last one with a mail')).status).toBe(200)
    expect((await mails()).length).toBeGreaterThan(0)
    expect((await write(link, 'One that waits in the inbox')).status).toBe(200)
    expect(await mails()).toEqual([])
  })
})

describe('what is kept about a person', () => {
  it('ends by the link: no message and no mail follow', async () => {
    const { link, id, member } = await sent()
    expect((await call('POST', `${link}/end`)).status).toBe(200)
    await mails()
    expect((await write(link, 'More')).status).toBe(409)
    const answer = messageForm({ text: 'Too late', quotes: '0' })
    const late = await call('POST', `quotation-inbox/${id}/messages`, {
      token: member.token,
      form: answer,
    })
    expect(late.status).toBe(409)
    expect(await mails()).toEqual([])
    expect((await call('GET', link)).body.state).toBe('ended')
  })

  it('is deleted by the link with all messages and files, for both sides', async () => {
    const { link, id, member } = await sent()
    await write(link, 'A secret', [pdf()])
    const { conversation_id } = await lastRequest()
    expect((await call('POST', `${link}/erase`)).status).toBe(200)
    expect((await call('GET', link)).status).toBe(404)
    expect((await call('GET', `quotation-inbox/${id}`, { token: member.token })).status).toBe(404)
    const left = eq(conversationMessages.conversation_id, conversation_id)
    expect(await database.db.$count(conversationMessages, left)).toBe(0)
    expect(JSON.stringify(await lastRequest())).not.toMatch(/anna|weber|medjool|hamburg/i)
    const [stored] = await database.db
      .select()
      .from(files)
      .where(eq(files.audience, 'sides'))
      .orderBy(sql`created_at desc`)
    expect(stored?.discarded_at).not.toBeNull()
  })

  it('joins an account with the same confirmed address, and no other', async () => {
    const { link, id } = await sent()
    const stranger = await somebody()
    await verified(stranger.id, `stranger${stranger.id}@a.example`)
    expect((await call('POST', `${link}/join`)).status).toBe(401)
    expect((await call('POST', `${link}/join`, { token: stranger.token })).status).toBe(403)
    const mine = await somebody()
    await database.db
      .update(users)
      .set({ email: 'old@a.example' })
      .where(sql`lower(email) = 'anna@weber.example'`)
    await database.db
      .update(users)
      .set({ email: 'Anna@weber.example' })
      .where(eq(users.id, mine.id))
    expect((await call('POST', `${link}/join`, { token: mine.token })).status).toBe(403)
    await verified(mine.id, 'anna@weber.example')
    const listed = async (token: string) =>
      (await call('GET', 'my-quotation-requests', { token })).body.map(
        (row: { id: number }) => row.id,
      )
    expect(await listed(mine.token)).toContain(id)
    expect(await listed(stranger.token)).toEqual([])
    expect((await call('POST', `${link}/join`, { token: mine.token })).status).toBe(200)
    expect((await call('GET', link)).body.joined).toBe(true)
    const exported = await exportRequests(database.db, mine.id)
    expect(exported.find((request) => request.id === id)).toMatchObject({
      email: 'anna@weber.example',
      messages: [{ side: 'buyer' }],
    })
    await database.db.transaction((tx) => forgetBuyer(tx, mine.id))
    expect((await call('GET', link)).status).toBe(404)
  })
})
