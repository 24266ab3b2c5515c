import { decideOnSubmitted } from '@/features/approvals/server/submissions'
import { submittedCompanies } from '@/features/companies/server/approval'
import type { CompanyChange } from '@/features/companies/my-company/contract'
import { changeMyCompany } from '@/features/companies/my-company/server/my-company'
import { importCompanies } from '@/features/companies/server/companies'
import { submittedOffers } from '@/features/offers/server/approval'
import { deleteMyOffer, restoreMyOffer } from '@/features/offers/deletion/server/deletion'
import { changeMyOffer } from '@/features/offers/my-offers/server/my-offers'
import { importProducts, importServices } from '@/features/offers/server/offers'
import { Problem } from '@/lib/api/problem'
import { anonymous, type Actor } from '@/lib/auth/actor'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import type { DatabaseHandle } from '@/lib/db/handle'
import { migrate } from '@/lib/db/migrate'
import { openPostgres } from '@/lib/db/postgres'
import { companies, companyVersions } from '@/lib/db/schema/companies'
import { countries, governorates } from '@/lib/db/schema/geography'
import { hsChapters, hsHeadings, hsSections, hsSubheadings } from '@/lib/db/schema/hs-nomenclature'
import { lookups } from '@/lib/db/schema/lookups'
import { products, productVersions, services, serviceVersions } from '@/lib/db/schema/offers'
import { industries, subIndustries } from '@/lib/db/schema/sectors'
import { startPostgres } from '@/tests/support/postgres'
import { eq } from 'drizzle-orm'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alone, isSerial, type Made, type Outcome, type State, type Write } from './serial-order'

const rounds = 200
const postgres = await startPostgres()
const slot = Symbol.for('portal.db')
const holder: typeof globalThis & { [slot]?: Promise<DatabaseHandle> } = globalThis
let handle: DatabaseHandle

const owner: Actor = { ...anonymous, userId: 1, loginId: 'owner', companyId: 1 }
const officer: Actor = { ...anonymous, userId: 2, loginId: 'officer', staffRoles: ['officer'] }

const companyDetails = (text: string) => ({
  ...bilingualPair('company_registered_name', { en: 'Petra', ar: '' }, 'bare'),
  ...bilingualPair('company_trading_name', { en: text, ar: '' }, 'bare'),
  type_of_company: 1,
  phone_number: '0600000001',
  mobile_number: '0700000001',
  website_url: 'https://petra.example',
  e_mail: 'info@petra.example',
  location_type_id: 1,
  governorates: 1,
  location_country_id: null,
  logo: null,
  company_profile_pdf: null,
  founded: null,
  ...bothLanguages('description', ''),
  industry_information_for_products: [1],
  industry_information_for_services: [1],
  sub_industries_for_products: [],
  sub_industries_for_services: [],
  countries_of_operations: [400],
  certificates: [],
  person_title: 1,
  person_position: 1,
  ...bilingualPair('person_first_name', { en: 'Rana', ar: '' }, 'bare'),
  ...bilingualPair('person_last_name', { en: 'Haddad', ar: '' }, 'bare'),
  person_mobile_number: '0700000001',
  person_email: 'rana@petra.example',
})

const serviceDetails = (text: string) => ({
  ...bilingualPair('name', { en: text, ar: text }),
  industry: 1,
  sub_ind: 1,
  ...bothLanguages('description', 'Text'),
  ...bothLanguages('features', 'Text', 'bare'),
  cert: null,
  certificate_image: null,
  contacts: 'https://petra.example/contact',
  image: null,
  ...bothLanguages('image_alt', null),
  image_focus_x: 50,
  image_focus_y: 50,
  pictures: [],
})

const productDetails = (text: string) => ({
  ...serviceDetails(text),
  gs1_code: '6291041500213',
  hs_code: '150920',
})

beforeAll(async () => {
  if (!postgres) return
  handle = await openPostgres({ url: postgres.url })
  await migrate(handle)
  holder[slot] = Promise.resolve(handle)
  const { db } = handle
  await db.insert(countries).values({ id: 400, code_3: 'JOR', code_num: '400', is_arab: true })
  await db.insert(governorates).values({ id: 1, name: 'Amman', iso_3166_2: 'JO-AM' })
  const lists = ['company_types', 'titles', 'positions'] as const
  await db.insert(lookups).values(lists.map((list) => ({ list, id: 1, sort: 1 })))
  await db.insert(industries).values({ iid: 1, for_products: true, for_services: true })
  await db.insert(subIndustries).values({ id: 1, ind_id: 1 })
  await db.insert(hsSections).values({ code: 'III', position: 3 })
  await db.insert(hsChapters).values({ code: '15', section: 'III' })
  await db.insert(hsHeadings).values({ code: '1509', chapter: '15' })
  await db.insert(hsSubheadings).values({ code: '150920', heading: '1509' })
})
afterAll(async () => {
  delete holder[slot]
  await handle?.close()
  await postgres?.remove()
})

/** Numbers that follow from a seed: a round that failed can be made again. */
function numbersFrom(seed: number) {
  let state = seed * 2_654_435_761
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0
    return state % below
  }
}

const decisions = ['approve', 'refuse', 'withdraw'] as const

/** Writes of several people at once, most of them about the version that is there now. */
function writesOf(next: (below: number) => number, version: number, kinds: readonly string[]) {
  return Array.from({ length: 3 + next(3) }, (_, place): Write => {
    const named = version + (next(4) === 0 ? 1 : 0)
    const kind = kinds[next(kinds.length)]
    if (kind === 'delete' || kind === 'restore') return { kind }
    const [decision] = decisions.filter((one) => one === kind)
    if (decision) return { kind: decision, version: named }
    return { kind: 'edit', text: `text ${place}`, version: next(3) === 0 ? undefined : named }
  })
}

async function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
  try {
    await work
    return 'done'
  } catch (error) {
    const isExpected = error instanceof Problem && /^(?:conflict|not_found)$/.test(error.code)
    if (isExpected) return error.code === 'conflict' ? 'conflict' : 'not_found'
    throw error
  }
}

/** Makes all writes at once, each after a moment of its own. */
function atOnce(
  next: (below: number) => number,
  writes: readonly Write[],
  make: (write: Write) => Promise<unknown>,
): Promise<Made[]> {
  return Promise.all(
    writes.map(async (write) => {
      await wait(next(6))
      return { write, outcome: await outcomeOf(make(write)) }
    }),
  )
}

/** The start of a round: in process, approved, or changed. */
const starts = (next: (below: number) => number, text: string): State => {
  const status = ([10, 20, 40] as const)[next(3)] ?? 10
  const isPublic = status !== 10
  const shown = isPublic ? text : null
  return { status, isPublic, version: 1, deleted: false, owner: text, public: shown }
}

describe.runIf(postgres)(`F13 concurrent writes of the same record, ${rounds} times`, () => {
  /** Every outcome, so that a run without any conflict fails. */
  const outcomes = new Set<Outcome>()

  it('a company: edits and approvals leave a state that some serial order explains', async () => {
    for (let id = 1; id <= rounds; id += 1) {
      const next = numbersFrom(id)
      const start = starts(next, 'start')
      const saved = companyDetails('start')
      const record = { id, status: start.status, sample: false, owner: saved }
      await importCompanies(handle.db, [{ ...record, public: start.isPublic ? saved : null }])
      const writes = writesOf(next, 1, ['edit', 'edit', ...decisions])
      const made = await atOnce(next, writes, (write) => writeCompany(id, write))
      for (const { outcome } of made) outcomes.add(outcome)
      const end = await companyState(id)
      expect({ id, made, end, isSerial: isSerial(start, made, end) }).toMatchObject({
        isSerial: true,
      })
    }
  }, 300_000)

  it.each([
    ['product', 'products'],
    ['service', 'services'],
  ] as const)(
    'a %s: edits, approvals, deletes and restores leave a state that some serial order explains',
    async (_name, type) => {
      const { details, add, company: company_id } = offers[type]
      const saved = companyDetails(`of ${type}`)
      const company = { id: company_id, status: 20, sample: false, owner: saved, public: saved }
      await importCompanies(handle.db, [company])
      for (let id = 1; id <= rounds; id += 1) {
        const next = numbersFrom(id + company_id)
        const start = starts(next, 'start')
        await add({ id, company_id, status: start.status, sample: false }, start.isPublic)
        const kinds = ['edit', 'edit', 'delete', 'restore', ...decisions]
        const writes = writesOf(next, 1, kinds)
        const made = await atOnce(next, writes, (write) => writeOffer(type, id, write, details))
        for (const { outcome } of made) outcomes.add(outcome)
        const end = await offerState(type, id)
        expect({ id, made, end, isSerial: isSerial(start, made, end) }).toMatchObject({
          isSerial: true,
        })
      }
      expect([...outcomes].toSorted()).toEqual(['conflict', 'done', 'not_found'])
    },
    300_000,
  )
})

const offers = {
  products: {
    company: 1_000,
    details: productDetails,
    add: (head: Head, isPublic: boolean) =>
      importProducts(handle.db, [recordOf(head, productDetails('start'), isPublic)]),
  },
  services: {
    company: 2_000,
    details: serviceDetails,
    add: (head: Head, isPublic: boolean) =>
      importServices(handle.db, [recordOf(head, serviceDetails('start'), isPublic)]),
  },
}

interface Head {
  id: number
  company_id: number
  status: State['status']
  sample: boolean
}

/** An offer as it is loaded: what its owner saved, and the same for the public or nothing. */
const recordOf = (head: Head, details: object, isPublic: boolean) => ({
  ...head,
  owner: details,
  public: isPublic ? details : null,
})

function writeCompany(id: number, write: Write): Promise<unknown> {
  if (write.kind === 'delete' || write.kind === 'restore') return Promise.resolve()
  if (write.kind !== 'edit') {
    const { kind: decision, version } = write
    return decideOnSubmitted(submittedCompanies, officer, id, { decision, version, reason: 'No.' })
  }
  const {
    certificates: _certificates,
    logo: _logo,
    company_profile_pdf: _pdf,
    founded: _founded,
    ...fields
  } = companyDetails(write.text)
  const form: CompanyChange = {
    ...fields,
    attachment_option_file: [],
    logo_changed: undefined,
    pdf_changed: undefined,
    version: write.version,
  }
  const files = {
    logo: [],
    company_profile_pdf: [],
    photograph_file: [],
    certificate_files: [],
  }
  return changeMyCompany({ ...owner, companyId: id }, form, files)
}

async function companyState(id: number): Promise<State> {
  const [head] = await handle.db.select().from(companies).where(eq(companies.id, id))
  const texts = await handle.db
    .select({ edition: companyVersions.edition, text: companyVersions.company_trading_name })
    .from(companyVersions)
    .where(eq(companyVersions.company_id, id))
  return stateOf(head, texts)
}

function writeOffer(
  type: keyof typeof offers,
  id: number,
  write: Write,
  detailsOf: typeof serviceDetails,
): Promise<unknown> {
  const actor = { ...owner, companyId: offers[type].company }
  if (write.kind === 'delete') return deleteMyOffer(type, actor, id)
  if (write.kind === 'restore') return restoreMyOffer(type, actor, id)
  if (write.kind !== 'edit') {
    const { kind: decision, version } = write
    return decideOnSubmitted(submittedOffers[type], officer, id, {
      decision,
      version,
      reason: 'No.',
    })
  }
  const { image: _image, certificate_image: _certificate, ...fields } = detailsOf(write.text)
  const { version } = write
  const form = { ...fields, image_changed: undefined, certificate_changed: undefined, version }
  return changeMyOffer(type, actor, id, {
    form,
    files: { image: [], images: [], certificate_image: [] },
  })
}

async function offerState(type: keyof typeof offers, id: number): Promise<State> {
  const { db } = handle
  if (type === 'products') {
    const [head] = await db.select().from(products).where(eq(products.id, id))
    const of = eq(productVersions.product_id, id)
    return stateOf(head, (await db.select().from(productVersions).where(of)).map(editionOf))
  }
  const [head] = await db.select().from(services).where(eq(services.id, id))
  const of = eq(serviceVersions.service_id, id)
  return stateOf(head, (await db.select().from(serviceVersions).where(of)).map(editionOf))
}

const editionOf = (row: { edition: string; name_eng: string }) => ({
  edition: row.edition,
  text: row.name_eng,
})

/** What the tables hold, in the terms of the rules. */
function stateOf(
  head: Pick<typeof companies.$inferSelect, 'status' | 'version' | 'deleted_at'> | undefined,
  texts: readonly { edition: string; text: string }[],
): State {
  if (!head) throw new Error('The record is gone.')
  const textIn = (edition: string) => texts.find((one) => one.edition === edition)?.text ?? null
  const shown = textIn('public')
  return {
    status: head.status,
    isPublic: shown !== null,
    version: head.version,
    deleted: head.deleted_at !== null,
    owner: textIn('owner') ?? '',
    public: shown,
  }
}

describe('the rules that recognise a serial order', () => {
  const start: State = {
    status: 20,
    isPublic: true,
    version: 1,
    deleted: false,
    owner: 'a',
    public: 'a',
  }
  const edit: Write = { kind: 'edit', text: 'b', version: 1 }

  it('explain sequential writes', () => {
    const edited = alone(start, edit).state
    expect(edited).toMatchObject({ status: 40, owner: 'b', public: 'a', version: 2 })
    const late: Made = { write: { kind: 'approve', version: 1 }, outcome: 'conflict' }
    expect(isSerial(start, [late, { write: edit, outcome: 'done' }], edited)).toBe(true)
  })

  it('explain neither a lost write nor an approval of an unseen version', () => {
    expect(isSerial(start, [{ write: edit, outcome: 'done' }], start)).toBe(false)
    const unseen: State = { ...start, owner: 'b', public: 'b', version: 3 }
    const made: Made[] = [
      { write: edit, outcome: 'done' },
      { write: { kind: 'approve', version: 1 }, outcome: 'done' },
    ]
    expect(isSerial(start, made, unseen)).toBe(false)
  })
})
