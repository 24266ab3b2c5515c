import { users } from '@/lib/db/schema/accounts'
import { companyVersions } from '@/lib/db/schema/companies'
import {
  buyingRequestsUnderTest,
  dayIn,
  offerBody,
  requestBody,
} from '@/tests/support/buying-requests'
import { and, eq, ne } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { closeOverdueRequests } from '../own/server/own'

const { ask, database, mails, linkIn, post, review, publish, ...rest } = buyingRequestsUnderTest()
const { confirmed, published, someProduct, somebody, staff } = rest

describe('a request of a buyer', () => {
  it('goes from the form to an offer, and ends with a result', async () => {
    const { company, hs_code } = await someProduct()
    const exporter = await somebody(company)
    const { status, body } = await post(requestBody({ hs_code }))
    expect([status, body]).toEqual([200, { id: body.id, state: 'unconfirmed', path: null }])
    expect((await ask('GET', `buying-requests/${body.id}`)).status).toBe(404)

    const [mail] = await mails()
    expect(mail?.subject).toBe('Confirm your request to buy')
    const link = linkIn(mail?.text)
    expect((await ask('GET', link)).body.state).toBe('unconfirmed')
    await ask('POST', `${link}/confirm`)
    expect((await ask('GET', link)).body.state).toBe('review')

    expect((await review(body.id)).companies[0].reasons).toContain('subheading')
    expect((await publish(body.id)).body.state).toBe('open')
    const [news] = await mails()
    expect(news?.subject).toContain('is public')
    const shown = await ask('GET', `buying-requests/${body.id}`)
    expect(shown.body).toMatchObject({ product_eng: 'Fresh Medjool dates', is_open: true, hs_code })
    expect(JSON.stringify(shown.body)).not.toMatch(/Weber|importer\.example/)

    const matching = await ask('GET', 'matching-requests', { token: exporter.token })
    expect(matching.body).toContainEqual(
      expect.objectContaining({ id: body.id, is_answered: false }),
    )
    const sent = await ask('POST', `request-offers/${body.id}`, {
      form: offerBody(),
      token: exporter.token,
    })
    expect(sent.status).toBe(200)
    const [told] = await mails()
    expect(told?.subject).toContain('New offer')
    const own = await ask('GET', link)
    expect(own.body.offers).toMatchObject([
      {
        company: { id: company },
        quotation: { price: 3200, currency: 'EUR', incoterm: 'FOB', place: 'Aqaba' },
        agreed: { mine: false, theirs: false },
        contact: null,
      },
    ])

    const offer = () => ask('GET', `request-offers/${body.id}`, { token: exporter.token })
    expect((await offer()).body).toMatchObject({ agreed: { mine: false, theirs: false } })
    const agree = () => ask('POST', `request-offers/${body.id}/agree`, { token: exporter.token })
    expect((await agree()).status).toBe(200)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('A company would like to exchange contact details'),
    ])
    expect((await offer()).body.buyer).toBeNull()
    await ask('POST', `${link}/share`, { json: { company } })
    expect((await offer()).body.buyer).toEqual({
      name: 'Hanna Weber',
      company: 'Weber Fruchtimport',
      email: 'hanna@importer.example',
    })
    expect((await mails()).map(({ text }) => text).join()).toContain('hanna@importer.example')
    await agree()
    expect(await mails()).toEqual([])

    await ask('POST', `${link}/close`, { json: { result: 'ordered' } })
    expect((await ask('GET', link)).body).toMatchObject({ state: 'closed', result: 'ordered' })
    expect(
      (await ask('GET', link)).body.history.map(({ state }: { state: string }) => state),
    ).toEqual(['unconfirmed', 'review', 'open', 'closed'])
    expect((await ask('GET', `buying-requests/${body.id}`)).body.is_open).toBe(false)
    const late = await ask('POST', `request-offers/${body.id}`, {
      form: offerBody(),
      token: exporter.token,
    })
    expect(late.status).toBe(409)
  })

  it('names neither side to the other one before both agree, also where the buyer is first', async () => {
    const { company } = await someProduct()
    const exporter = await somebody(company)
    const { id, link } = await published({ email: 'first@importer.example' })
    const path = `request-offers/${id}`
    const own = { token: exporter.token }
    expect((await ask('POST', `${path}/agree`, own)).status).toBe(404)
    await ask('POST', path, { form: offerBody(), ...own })
    await mails()
    await ask('POST', `${link}/share`, { json: { company } })
    const told = (await mails()).map(({ text }) => text?.replaceAll(/\s+/g, ' ')).join()
    expect(told).toContain('اطّلع المشتري على عرضك، ويرغب في تبادل بيانات التواصل معك')
    expect(told).not.toMatch(/first@importer|Weber/)
    expect((await ask('GET', path, own)).body).toMatchObject({
      agreed: { mine: false, theirs: true },
      buyer: null,
    })
    const [offer] = (await ask('GET', link)).body.offers
    expect(offer).toMatchObject({ agreed: { mine: true, theirs: false }, contact: null })
    await ask('POST', `${path}/agree`, own)
    expect((await mails()).map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ['first@importer.example', expect.stringContaining('You can now write to a company')],
    ])
    expect((await ask('GET', path, own)).body.buyer.email).toBe('first@importer.example')
    const [exchanged] = (await ask('GET', link)).body.offers
    expect(exchanged.contact.email).toContain('@')
  })

  it('of a member is reviewed without a mail, and listed in the account', async () => {
    const person = await somebody()
    await database.db.execute(`update users set email_verified_at = now() where id = ${person.id}`)
    const { body } = await post(requestBody({ locale: 'ar', product: 'تمر المجهول' }), person.token)
    expect(body).toMatchObject({
      state: 'review',
      path: expect.stringContaining('/buying-requests/'),
    })
    expect(await mails()).toEqual([])
    const mine = await ask('GET', 'my-buying-requests', { token: person.token })
    expect(mine.body).toMatchObject([{ id: body.id, product_ara: 'تمر المجهول', product_eng: '' }])
  })

  it('is one request under one key, and 422 with other content', async () => {
    const body = requestBody({ email: 'once@importer.example' })
    const answers = [await post(body), await post(body)]
    expect(answers[0]).toEqual(answers[1])
    expect((await post({ ...body, product: 'Olive oil' })).status).toBe(422)
  })

  it('returns 422 with each field that names nothing, or a day that is over', async () => {
    const wrong = { hs_code: '999999', market: 9999, country: 9998, deadline: dayIn(-1) }
    const { status, body } = await post(requestBody({ ...wrong, email: 'wrong@importer.example' }))
    expect(status).toBe(422)
    expect(Object.keys(body.errors).toSorted()).toEqual([
      'country',
      'deadline',
      'hs_code',
      'market',
    ])
  })

  it('is closed by the portal after its deadline, and can still get its result', async () => {
    const { id, link } = await published({ email: 'late@importer.example' })
    await database.db.execute(`update buying_requests set deadline = '2026-01-01' where id = ${id}`)
    await closeOverdueRequests()
    expect((await mails())[0]?.subject).toContain('has passed')
    expect((await ask('GET', link)).body.history.at(-1)).toMatchObject({
      state: 'closed',
      by: 'portal',
    })
    expect((await ask('POST', `${link}/close`, { json: { result: 'nothing' } })).status).toBe(200)
    expect((await ask('POST', `${link}/close`, { json: { result: 'talks' } })).status).toBe(409)
  })

  it('is deleted by its buyer with the offers', async () => {
    const { company } = await someProduct()
    const exporter = await somebody(company)
    const { id, link } = await published({ email: 'gone@importer.example' })
    await ask('POST', `request-offers/${id}`, { form: offerBody(), token: exporter.token })
    expect((await ask('POST', `${link}/delete`)).status).toBe(200)
    expect((await ask('GET', link)).status).toBe(404)
    expect((await ask('GET', `buying-requests/${id}`)).status).toBe(404)
    const { rows } = await database.db.execute(
      `select 1 from buying_request_offers where request_id = ${id}`,
    )
    expect(rows).toEqual([])
  })
})

describe('the board', () => {
  it('lists open requests by chapter, market, deadline and words', async () => {
    const { id } = await published({
      email: 'board@importer.example',
      hs_code: '150920',
      product: 'Virgin olive oil',
      market: 840,
      deadline: dayIn(5),
    })
    const ids = async (query: string) => {
      const { body } = await ask('GET', `buying-requests?page=1&${query}`)
      return body.data.map((one: { id: number }) => one.id)
    }
    const { rows: sectors } = await database.db.execute<{ id: number; fits: boolean }>(
      `select industry_id as id, bool_or(chapter = '15') as fits from industry_chapters group by 1`,
    )
    for (const sector of sectors) {
      const found = await ids(`industry=${sector.id}`)
      expect(found.includes(id), `sector ${sector.id}`).toBe(sector.fits)
    }
    expect(sectors.filter(({ fits }) => fits)).not.toEqual([])
    for (const query of ['chapter=15', 'country=840', 'deadline=7', 'q=olive+oil', 'q=1509']) {
      expect(await ids(query), query).toContain(id)
    }
    for (const query of ['chapter=08', 'country=276', 'q=dates']) {
      expect(await ids(query), query).not.toContain(id)
    }
    const { body } = await ask('GET', 'buying-request-choices')
    expect(body.chapters.map(({ code }: { code: string }) => code)).toContain('15')
  })
})

describe('samples', () => {
  it('are marked on the board, fit companies, and are not told to anybody', async () => {
    const { body } = await ask('GET', 'buying-requests')
    const samples = body.filter(({ sample }: { sample: boolean }) => sample)
    expect(samples).toHaveLength(4)
    const { rows } = await database.db.execute(`select request_id from buying_request_matches
      join buying_requests on id = request_id and sample group by request_id`)
    expect(rows.length).toBe(4)
    expect(await mails()).toEqual([])
  })
})

/** A public company other than a given one. */
async function anotherCompany(company: number) {
  const { company_id, edition } = companyVersions
  const [found] = await database.db
    .select({ id: company_id })
    .from(companyVersions)
    .where(and(eq(edition, 'public'), ne(company_id, company)))
    .orderBy(company_id)
    .limit(1)
  return found?.id ?? 0
}

describe('staff', () => {
  it('cannot publish a request of their own', async () => {
    const { id } = await confirmed({ email: 'Officer@portal.example' })
    expect((await publish(id)).status).toBe(403)
    expect((await publish(id, await staff('admin'))).status).toBe(200)
  })

  it('cannot publish a text that tells who the buyer is', async () => {
    const { id } = await confirmed({
      email: 'shown@importer.example',
      quality: 'Call Hanna Weber',
      certificates: 'see https://weber.example',
    })
    const { status, body } = await publish(id)
    expect(status).toBe(422)
    expect(Object.keys(body.errors).toSorted()).toEqual(['certificates_eng', 'quality_eng'])
    expect((await ask('GET', `buying-requests/${id}`)).status).toBe(404)
  })

  it('introduce a buyer who did not agree without a name, until the buyer does', async () => {
    const { company, hs_code } = await someProduct()
    await somebody(company)
    const request = { email: 'shy@importer.example', hs_code, may_introduce: false }
    const { id, link } = await published(request)
    const token = await staff('officer')
    const json = { company_id: company }
    await ask('POST', `admin/buying-requests/${id}/introduce`, { json, token })
    const toCompany = (await mails()).filter(({ to }) => to?.[0]?.address !== request.email)
    expect(toCompany.length).toBeGreaterThan(0)
    expect(toCompany.map(({ text }) => text).join()).not.toMatch(/Hanna|Weber|shy@/)
    expect((await ask('GET', link)).body.introductions).toMatchObject([
      { company: { id: company }, is_shared: false },
    ])
    expect((await ask('POST', `${link}/share`, { json: { company: company + 1 } })).status).toBe(
      404,
    )
    await ask('POST', `${link}/share`, { json: { company } })
    await ask('POST', `${link}/share`, { json: { company } })
    const told = (await mails()).filter(({ text }) => text?.includes('shy@importer.example'))
    const addresses = told.map(({ to }) => to?.[0]?.address)
    expect(addresses.length).toBeGreaterThan(0)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect((await ask('GET', link)).body.introductions[0].is_shared).toBe(true)
  })

  it('introduce the person of an enquiry by the confirmed address of the account, never by a typed one', async () => {
    const { company } = await someProduct()
    await somebody(company)
    const person = await somebody()
    const { rows } = await database.db.execute<{ id: number }>(
      `insert into enquiries (enq_type, user_id, name, company, email, description, status,
         idempotency_key, phone, locale, request_hash)
       values (2, ${person.id}, 'Mona Petersen', 'Petersen Handel', 'mona@petersen.example',
         'cotton shirts', 10, gen_random_uuid(), '', 'en', '') returning id`,
    )
    const enquiry = rows[0]?.id ?? 0
    const token = await staff('officer')
    const path = `admin/enquiries/${enquiry}/introduce`
    expect((await ask('POST', path, { json: { company_id: company }, token })).status).toBe(200)
    const ofPerson = eq(users.id, person.id)
    const [account] = await database.db.select().from(users).where(ofPerson)
    const address = account?.email ?? ''
    const sentTo = (sent: Awaited<ReturnType<typeof mails>>) =>
      sent.map(({ to }) => to?.[0]?.address)
    const toCompany = await mails()
    expect(toCompany.length).toBeGreaterThan(0)
    expect(sentTo(toCompany)).not.toContain('mona@petersen.example')
    expect(sentTo(toCompany)).not.toContain(address)
    expect(toCompany.map(({ text }) => text).join()).not.toMatch(/Petersen|mona@/)
    const mine = { token: person.token }
    const agree = () =>
      ask('POST', `my-enquiry-introductions/${enquiry}`, {
        ...mine,
        json: { company_id: company },
      })
    expect((await agree()).status).toBe(403)
    await database.db
      .update(users)
      .set({ email_verified_at: new Date().toISOString() })
      .where(ofPerson)
    const second = { json: { company_id: await anotherCompany(company) }, token }
    await ask('POST', path, second)
    const introduced = await mails()
    expect(sentTo(introduced)).toContain(address)
    expect(sentTo(introduced)).not.toContain('mona@petersen.example')
    const list = `my-enquiry-introductions/${enquiry}`
    const shares = (await ask('GET', list, mine)).body.map(
      (one: { is_shared: boolean }) => one.is_shared,
    )
    expect(shares).toEqual([false, false])
    expect((await ask('GET', list, { token: (await somebody()).token })).status).toBe(404)
    expect((await agree()).body).toContainEqual(
      expect.objectContaining({
        company: expect.objectContaining({ id: company }),
        is_shared: true,
      }),
    )
    const told = (await mails()).map(({ text }) => text).join()
    expect(told).toContain('Mona Petersen')
    expect(told).toContain(address)
    expect(told).not.toContain('mona@petersen.example')
  })

  it('refuse a request with a reason, which the buyer gets', async () => {
    const { id, link } = await confirmed({ email: 'refused@importer.example' })
    const { version } = await review(id)
    const token = await staff('officer')
    const json = { version, reason: 'No such product here.' }
    expect((await ask('POST', `admin/buying-requests/${id}/refuse`, { json, token })).status).toBe(
      200,
    )
    expect((await mails())[0]?.text).toContain('No such product here.')
    expect((await ask('GET', link)).body).toMatchObject({ state: 'refused' })
    expect((await publish(id)).status).toBe(409)
  })

  it('introduce a company once: a mail to each side and an audit entry', async () => {
    const { company, hs_code } = await someProduct()
    await somebody(company)
    const { id } = await published({ email: 'intro@importer.example', hs_code })
    const token = await staff('officer')
    const introduce = () =>
      ask('POST', `admin/buying-requests/${id}/introduce`, { json: { company_id: company }, token })
    const { body } = await introduce()
    const found = body.companies.find((one: { id: number }) => one.id === company)
    expect(found.introduced_at).not.toBeNull()
    const sent = await mails()
    expect(sent.some(({ to }) => to?.[0]?.address === 'intro@importer.example')).toBe(true)
    expect(sent.filter(({ text }) => text?.includes('Weber Fruchtimport')).length).toBeGreaterThan(
      0,
    )
    await introduce()
    expect(await mails()).toEqual([])
    const { rows } = await database.db.execute(
      `select 1 from change_history where subject = 'buying-request' and subject_id = '${id}' and action = 'introduce'`,
    )
    expect(rows).toHaveLength(1)
  })
})
