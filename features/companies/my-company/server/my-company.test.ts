import { bilingualPair } from '@/lib/bilingual/pair'
import { companies, companySubIndustries, companyVersions } from '@/lib/db/schema/companies'
import { files } from '@/lib/db/schema/files'
import { changeHistory } from '@/lib/db/schema/history'
import { subIndustries } from '@/lib/db/schema/sectors'
import { fileKeyOf } from '@/lib/files/names'
import { companiesUnderTest, companyFields, pdfFile } from '@/tests/support/companies'
import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm'
import fc from 'fast-check'
import { typedProfile } from '../../profile/contract'
import { companyFields as formFields } from '../../registration/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { findDetails } from '../../server/companies.sql'

const { database, ask, staff, somebody, picture, owner, companyOf, change } = companiesUnderTest()
let officer: string

beforeAll(async () => {
  officer = await staff('officer')
})

let refused: ReturnType<typeof owner> | undefined

/** A person whose forms are all refused, so that the company stays unchanged. */
const refusedOwner = () => (refused ??= owner())

const headOf = async (id: number) =>
  (await database.db.select().from(companies).where(eq(companies.id, id)))[0]

const isDiscarded = async (address: string) => {
  const key = fileKeyOf(address) ?? ''
  const [file] = await database.db.select().from(files).where(eq(files.key, key))
  return file?.discarded_at !== null
}

/** A certificate of which only the name and the file are known. */
const noDays = { valid_from: null, valid_until: null, is_public: true }

const certificatesOf = (company: { attachment_option_file: string }) =>
  JSON.parse(company.attachment_option_file)

describe('GET my-company', () => {
  it('answers an array whose first element is the company, with lists as JSON', async () => {
    const rana = await owner()
    const { body } = await ask('GET', `my-company/${rana.company}`, { token: rana.token })
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({
      id: rana.company,
      company_registered_name: 'Petra Olive Oil',
      type_belongs: { id: 1, name_eng: expect.any(String) },
      status_belongs: { iid: 10 },
      version: 1,
      person_title: { id: 1, name_eng: expect.any(String) },
      person_position: { id: 1 },
      industry_information_for_products: '[1]',
      industry_information_for_services: '[14]',
      countries_of_operations: '[276,840]',
    })
    expect(certificatesOf(body[0])).toEqual([
      { ...noDays, id: 1, title: 'ISO 9001', file: expect.stringMatching(/^\/api\/files\//) },
    ])
  })

  it('refuses another company’s id with 403, and a person without a company', async () => {
    const rana = await owner()
    expect((await ask('GET', 'my-company/1', { token: rana.token })).status).toBe(403)
    expect((await ask('GET', 'my-company/999999', { token: rana.token })).status).toBe(403)
    const { token } = await somebody()
    expect((await ask('GET', `my-company/${rana.company}`, { token })).status).toBe(403)
    expect((await ask('GET', `my-company/${rana.company}`)).status).toBe(401)
  })
})

describe('the change of a company', () => {
  it('answers Success, writes every field and counts the version', async () => {
    const rana = await owner()
    const changed = {
      company_registered_name: 'Petra Oils',
      phone_number: '+962 6 511-1111',
      location_type_id: '2',
      governorates: '1',
      location_country_id: '276',
      countries_of_operations: '[784,276]',
      person_first_name: 'رنا',
    }
    expect(await change(rana, changed)).toEqual({ status: 200, body: 'Success' })
    expect(await companyOf(rana)).toMatchObject({
      company_registered_name: 'Petra Oils',
      phone_number: '+96265111111',
      location_type_id: 2,
      governorates: null,
      location_country_id: 276,
      countries_of_operations: '[276,784]',
      person_first_name: 'رنا',
      version: 2,
      status_belongs: { iid: 10 },
    })
  })

  it('writes the names in both languages; a form without the Arabic ones keeps them', async () => {
    const rana = await owner()
    const arabic = {
      company_registered_name_ara: 'شركة زيت البتراء',
      company_trading_name_ara: 'زيت البتراء',
      person_first_name_ara: 'رنا',
    }
    expect((await change(rana, arabic)).body).toBe('Success')
    expect(await companyOf(rana)).toMatchObject({ ...arabic, person_last_name_ara: '', version: 2 })
    await change(rana, { company_registered_name: 'Petra Oils' })
    expect(await companyOf(rana)).toMatchObject({ ...arabic, version: 3 })
    await change(rana, { company_trading_name_ara: '' })
    expect(await companyOf(rana)).toMatchObject({ company_trading_name_ara: '', version: 4 })
  })

  it('that changes nothing keeps version and status, also of an approved company', async () => {
    const rana = await owner()
    await ask('POST', `admin/companies/${rana.company}/approve`, {
      token: officer,
      json: { version: 1 },
    })
    expect((await change(rana)).status).toBe(200)
    expect(await headOf(rana.company)).toMatchObject({ status: 20, version: 2 })
  })

  it('that removes a sector removes its sub-sectors as well', async () => {
    const rana = await owner()
    const subs = await database.db.select().from(subIndustries).orderBy(asc(subIndustries.id))
    const subOf = (sector: number) => subs.find(({ ind_id }) => ind_id === sector)?.id ?? 0
    const key = { company_id: rana.company, edition: 'owner', offer: 'products' } as const
    await database.db
      .insert(companySubIndustries)
      .values([1, 2].map((sector) => ({ ...key, sub_industry_id: subOf(sector) })))
    const left = async () =>
      (await findDetails(database.db, rana.company, 'owner'))?.sub_industries_for_products
    await change(rana, { industry_information_for_products: '[1,2]', e_mail: 'both@petra.example' })
    expect(await left()).toEqual([subOf(1), subOf(2)])
    await change(rana, { industry_information_for_products: '[2]' })
    expect(await left()).toEqual([subOf(2)])
  })

  it('writes an audit entry with the changed fields, without personal data', async () => {
    const rana = await owner()
    await change(rana, { person_mobile_number: '0795555555', e_mail: 'info@petra-oil.example' })
    const [entry] = await database.db
      .select()
      .from(changeHistory)
      .where(eq(changeHistory.subject_id, String(rana.company)))
      .orderBy(desc(changeHistory.id))
    expect(entry).toMatchObject({ action: 'update', subject: 'company', changed_by: rana.id })
    expect(entry?.change).toEqual({
      fields: ['e_mail', 'person_mobile_number'],
      status: 10,
      version: 2,
    })
  })

  it.each(Object.keys(companyFields).filter((name) => name !== 'location_country_id'))(
    'requires %s',
    async (name) => {
      const rana = await refusedOwner()
      const { status, body } = await change(rana, { [name]: ' ' })
      expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
    },
  )

  it('needs a country where the company operates, and a sector of products or services', async () => {
    const rana = await refusedOwner()
    const nowhere = await change(rana, { countries_of_operations: '[]' })
    expect(nowhere.body.errors).toEqual({ countries_of_operations: ['Required.'] })
    const [products, services] = [
      'industry_information_for_products',
      'industry_information_for_services',
    ]
    const { body } = await change(rana, { [products]: '[]', [services]: '[]' })
    expect(body.errors).toEqual({ [products]: ['Required.'], [services]: ['Required.'] })
    const other = await owner()
    expect(await change(other, { [services]: '[]' })).toMatchObject({ status: 200 })
    expect(await companyOf(other)).toMatchObject({ [services]: '[]' })
  })

  it.each(['products', 'services'])(
    'saves a company without certificates that has sectors of %s only',
    async (kind) => {
      const other = kind === 'products' ? 'services' : 'products'
      const none = {
        [`industry_information_for_${other}`]: '[]',
        attachment_option_file: '[]',
      }
      const rana = await owner()
      expect(await change(rana, none)).toEqual({ status: 200, body: 'Success' })
      const again = await change(rana, { ...none, phone_number: '0791234567' })
      expect(again).toEqual({ status: 200, body: 'Success' })
      expect(await companyOf(rana)).toMatchObject({ ...none, phone_number: '0791234567' })
    },
  )

  it('keeps the profile that a form does not name, and empties what it leaves empty', async () => {
    const rana = await owner()
    await change(rana, {
      ...bilingualPair('description', { en: 'Presses oil.\nSince 1998.', ar: 'تعصر الزيت.' }),
      ...bilingualPair('capacity', { en: '40 t a month', ar: '40 طنًا في الشهر' }),
      founded: '١٩٩٨',
      employees: '10-49',
      languages: '["ar","fr"]',
      registration_number: '٢٠٠١٢٣٤٥٦',
    })
    const profile = {
      ...bilingualPair('description', { en: 'Presses oil.\nSince 1998.', ar: 'تعصر الزيت.' }),
      founded: 1998,
      employees: '10-49',
      languages: ['ar', 'fr'],
      registration_number: '200123456',
    }
    expect(await companyOf(rana)).toMatchObject(profile)
    await change(rana, { phone_number: '0791234567' })
    expect(await companyOf(rana)).toMatchObject(profile)
    await change(rana, { founded: '', employees: '', languages: '[]' })
    expect(await companyOf(rana)).toMatchObject({ founded: null, employees: null, languages: [] })
  })

  it.each([
    ['founded', '998'],
    ['founded', '3000'],
    ['founded', '=1+1'],
    ['employees', '5'],
    ['languages', '["xx"]'],
    ['languages', '{'],
    ['registration_number', '=HYPERLINK("http://a.example")'],
    ['registration_number', '<script>'],
    ['registration_number', '1'.repeat(41)],
    ['capacity_eng', 'x'.repeat(201)],
    ['description_ara', 'x'.repeat(5_001)],
  ])('refuses as %s %s', async (name, value) => {
    const rana = await refusedOwner()
    const { status, body } = await change(rana, { [name]: value })
    expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
  })

  it('with location type 2 needs a country', async () => {
    const rana = await refusedOwner()
    const { body } = await change(rana, { location_type_id: '2' })
    expect(body.errors).toEqual({ location_country_id: ['Required.'] })
  })
})

describe('the files of a change', () => {
  it('stay unless a new one was chosen (logo_changed, pdf_changed)', async () => {
    const rana = await owner()
    const before = await companyOf(rana)
    await change(
      rana,
      { logo_changed: 'false', pdf_changed: 'false', phone_number: '0798888888' },
      [['logo', picture(), 'new.png']],
    )
    expect(await companyOf(rana)).toMatchObject({
      logo: before.logo,
      company_profile_pdf: before.company_profile_pdf,
    })
    await change(rana, { logo_changed: 'true', pdf_changed: 'true' }, [
      ['logo', picture(), 'new.png'],
      ['company_profile_pdf', pdfFile(), 'new.pdf'],
    ])
    const after = await companyOf(rana)
    for (const field of ['logo', 'company_profile_pdf']) {
      expect(after[field]).not.toBe(before[field])
      expect(await isDiscarded(before[field])).toBe(true)
      expect(await isDiscarded(after[field])).toBe(false)
    }
  })

  it('marked as new are required', async () => {
    const rana = await owner()
    const { status, body } = await change(rana, { logo_changed: 'true', pdf_changed: '1' })
    expect([status, body.errors]).toEqual([
      422,
      { logo: ['Required.'], company_profile_pdf: ['Required.'] },
    ])
  })

  it('of the public version stay until staff confirm the new ones', async () => {
    const rana = await owner()
    const approve = (version: number) =>
      ask('POST', `admin/companies/${rana.company}/approve`, { token: officer, json: { version } })
    await approve(1)
    const { logo } = await companyOf(rana)
    await change(rana, { logo_changed: 'true' }, [['logo', picture(), 'new.png']])
    expect(await isDiscarded(logo)).toBe(false)
    await approve(3)
    expect(await isDiscarded(logo)).toBe(true)
  })

  it('keep, rename, add and remove certificates', async () => {
    const rana = await owner()
    const [first] = certificatesOf(await companyOf(rana))
    const requested = [
      { title: 'HACCP', file_index: 0, is_new: true },
      { title: 'ISO 9001:2015', file: first.file, is_new: false },
    ]
    await change(rana, { attachment_option_file: JSON.stringify(requested) }, [
      ['certificate_files.0', pdfFile(), 'haccp.pdf'],
    ])
    const after = certificatesOf(await companyOf(rana))
    expect(after).toMatchObject([{ title: 'HACCP' }, { title: 'ISO 9001:2015', file: first.file }])
    const left = [{ id: 1, title: 'HACCP', is_new: false }]
    await change(rana, { attachment_option_file: JSON.stringify(left) })
    expect(certificatesOf(await companyOf(rana))).toHaveLength(1)
    expect(await isDiscarded(first.file)).toBe(true)
  })

  it('of a refused form are removed', async () => {
    const rana = await owner()
    const count = () => database.db.$count(files, eq(files.owner_id, rana.id))
    const before = await count()
    const texts = { logo_changed: 'true', version: '9' }
    expect((await change(rana, texts, [['logo', picture(), 'x.png']])).status).toBe(409)
    expect(await count()).toBe(before)
  })
})

describe('two editors of one company at once', () => {
  it('the second gets a conflict with person and time, and overwrites nothing', async () => {
    const rana = await owner()
    const sami = { ...(await somebody(rana.company)), company: rana.company }
    expect((await change(rana, { version: '1', phone_number: '0791234567' })).status).toBe(200)
    const { status, body } = await change(sami, { version: '1', e_mail: 'sami@petra.example' })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'conflict',
      errors: { version: ['2'], changed_by: [expect.stringContaining('Rana')] },
    })
    expect(await companyOf(rana)).toMatchObject({
      phone_number: '0791234567',
      e_mail: companyFields.e_mail,
    })
    expect((await change(sami, { version: '2', e_mail: 'sami@petra.example' })).status).toBe(200)
  })

  it('the same form sent twice, as after a lost answer, succeeds twice', async () => {
    const rana = await owner()
    const texts = { version: '1', phone_number: '0791234567' }
    expect([await change(rana, texts), await change(rana, texts)]).toMatchObject([
      { status: 200 },
      { status: 200 },
    ])
    expect((await headOf(rana.company))?.version).toBe(2)
  })

  it('at the same instant: one writes, the other gets a conflict', async () => {
    const rana = await owner()
    const forms = ['0791111112', '0791111113', '0791111114']
    const answers = await Promise.all(
      forms.map((phone_number) => change(rana, { version: '1', phone_number })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})

describe('the traps of RELIABILITY.md 2.4', () => {
  it('T6 user_id, company_id: ids in the body are ignored', async () => {
    const [rana, other] = [await owner(), await owner()]
    const before = await companyOf(other)
    await change(rana, {
      user_id: String(other.id),
      company_id: String(other.company),
      id: String(other.company),
      company_trading_name: 'Changed',
    })
    expect(await companyOf(other)).toEqual(before)
    expect(await companyOf(rana)).toMatchObject({ company_trading_name: 'Changed' })
  })

  it('existing_logo, existing_company_profile_pdf: stored files are never named by the form', async () => {
    const [rana, other] = [await owner(), await owner()]
    const [own, foreign] = [await companyOf(rana), await companyOf(other)]
    await change(rana, {
      logo_changed: 'false',
      existing_logo: foreign.logo,
      existing_company_profile_pdf: foreign.company_profile_pdf,
      company_trading_name: 'Changed',
    })
    expect(await companyOf(rana)).toMatchObject({
      logo: own.logo,
      company_profile_pdf: own.company_profile_pdf,
    })
  })

  it('certificate file of kept rows: only the company’s own are kept', async () => {
    const [rana, other] = [await owner(), await owner()]
    const [foreign] = certificatesOf(await companyOf(other))
    const [own] = certificatesOf(await companyOf(rana))
    const requested = (row: object) => ({
      attachment_option_file: JSON.stringify([{ title: 'X', is_new: false, ...row }]),
    })
    expect((await change(rana, requested({ file: foreign.file }))).status).toBe(422)
    expect((await change(rana, requested({ file: '../../etc/passwd' }))).status).toBe(422)
    expect((await change(rana, requested({ id: 2 }))).status).toBe(422)
    expect((await change(rana, requested({ id: 1, file: foreign.file }))).status).toBe(200)
    expect(certificatesOf(await companyOf(rana))).toEqual([
      { ...noDays, id: 1, title: 'X', file: own.file },
    ])
  })

  it.each([
    ['an index without a file', [{ title: 'A', is_new: true, file_index: 1 }]],
    ['an index that is no number', [{ title: 'A', is_new: true, file_index: '0' }]],
    ['an index below nought', [{ title: 'A', is_new: true, file_index: -1 }]],
    ['a file used twice', [0, 0].map((file_index) => ({ title: 'A', is_new: true, file_index }))],
    ['a kept one twice', [1, 1].map((id) => ({ title: 'A', is_new: false, id }))],
    ['more than 20', Array.from({ length: 21 }, () => ({ title: 'A', is_new: false, id: 1 }))],
    ['a row of neither kind', [{ title: 'A' }]],
    ['no name', [{ title: ' ', is_new: false, id: 1 }]],
  ])('attachment_option_file and file_index: %s is refused', async (_, rows) => {
    const rana = await refusedOwner()
    const { status } = await change(rana, { attachment_option_file: JSON.stringify(rows) }, [
      ['certificate_files.0', pdfFile(), 'a.pdf'],
    ])
    expect(status).toBe(422)
  })

  it('attachment_option_file: keys of prototypes change nothing', async () => {
    const rana = await owner()
    const text = '[{"id":1,"title":"A","is_new":false,"__proto__":{"file":"/x"}}]'
    expect((await change(rana, { attachment_option_file: text })).status).toBe(200)
    expect(Object.keys(Object.prototype)).toEqual([])
  })

  it.each([
    '[999999]',
    '["1"]',
    '{"a":1}',
    '[1',
    `[${Array.from({ length: 51 }, (_, id) => id + 1)}]`,
  ])('JSON list fields: %s is refused', async (list) => {
    const rana = await refusedOwner()
    for (const name of ['industry_information_for_products', 'countries_of_operations']) {
      const { status, body } = await change(rana, { [name]: list })
      expect([status, Object.keys(body.errors)]).toEqual([422, [name]])
    }
  })

  it('T7 mass assignment: unknown keys are not written to any column', async () => {
    const rana = await owner()
    const columns = [companies, companyVersions].flatMap((table) =>
      Object.keys(getTableColumns(table)),
    )
    const keys = [...columns, '__proto__', 'constructor', 'is_public', 'edition', 'role']
    const places = ['governorates', 'version', 'location_country_id', 'languages']
    const known = [...Object.keys({ ...formFields, ...typedProfile }), ...places]
    const extra = fc.array(
      fc.tuple(
        fc.constantFrom(...keys.filter((key) => !known.includes(key))),
        fc.constantFrom('20', 'true', '2020-01-01T00:00:00Z', '', 'public', '[1]'),
      ),
      { minLength: 1, maxLength: 30 },
    )
    const [head, before] = [await headOf(rana.company), await companyOf(rana)]
    await fc.assert(
      fc.asyncProperty(extra, async (added) => {
        const texts = Object.fromEntries(new Map(added).entries().filter(([key]) => key !== 'logo'))
        expect((await change(rana, texts)).status).toBe(200)
        expect(await headOf(rana.company)).toEqual(head)
        expect(await companyOf(rana)).toEqual(before)
      }),
      { numRuns: 20 },
    )
    const editions = await database.db
      .select()
      .from(companyVersions)
      .where(
        and(eq(companyVersions.company_id, rana.company), eq(companyVersions.edition, 'public')),
      )
    expect(editions).toEqual([])
  })
})
