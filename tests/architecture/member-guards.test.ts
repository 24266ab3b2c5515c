import { apiServer } from '@/app/api/api-server'
import { identify } from '@/features/accounts/sessions/server/sessions'
import { endpointKey } from '@/lib/api/endpoint'
import { mount } from '@/lib/api/mount'
import { users } from '@/lib/db/schema/accounts'
import { companies, companyCertificates, companyVersions } from '@/lib/db/schema/companies'
import { products, productVersions, services, serviceVersions } from '@/lib/db/schema/offers'
import { companiesUnderTest, companyFields, companyForm, pdfFile } from '@/tests/support/companies'
import { productForm, serviceForm } from '@/tests/support/offers'
import { asc, eq, inArray } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

const { database, ask, owner, picture } = companiesUnderTest(
  mount(apiServer.routes, { identify }).app,
)

interface Member {
  id: number
  token: string
  company: number
  /** One that is edited, and one that is deleted, of each. */
  products: readonly number[]
  services: readonly number[]
}

let me: Member
let other: Member

type Texts = Record<string, string>
type Files = NonNullable<Parameters<typeof companyForm>[1]>

const image = (): Files[number] => ['image', picture(), 'image.png']
const certificate = (): Files[number] => ['certificate_image', pdfFile(), 'certificate.pdf']
const kept = JSON.stringify([{ id: 1, title: 'ISO 9001', is_new: false }])

/** A call of part 3 section 7 that names somebody: by its path, by its body, or by both. */
interface Call {
  /** The id in its path, as this person names their own. */
  path?: (of: Member) => number | undefined
  /** The response for the id of another person. */
  refusal?: 403 | 404
  /** A valid form, so that only the id can be refused. */
  form?: () => FormData
}

const userId: Call = { path: ({ id }) => id, refusal: 403 }
const companyId: Call = { path: ({ company }) => company, refusal: 403 }
const offer = (type: 'products' | 'services', place: number): Call => ({
  path: (of) => of[type][place],
  refusal: 404,
})

const calls: Record<string, Call> = {
  'POST edit-profile/{userId}': {
    ...userId,
    form: () =>
      companyForm({ name: 'Some', last_name: 'Body' }, [['avatar_img', picture(), 'me.png']]),
  },
  'POST subscribe-to-news/{userId}': userId,
  'POST unsubscribe-from-news/{userId}': userId,
  'GET user-all-enquiries/{userId}': userId,
  'GET my-company/{companyId}': companyId,
  'GET my-products-get/{companyId}': companyId,
  'GET my-services-get/{companyId}': companyId,
  'POST international-buyers-update': {
    form: () => companyForm({ ...companyFields, attachment_option_file: kept }),
  },
  'POST products': { form: () => companyForm(productForm, [image(), certificate()]) },
  'POST services': { form: () => companyForm(serviceForm, [image(), certificate()]) },
  'POST edit-products/{id}': { ...offer('products', 0), form: () => companyForm(productForm) },
  'POST edit-services/{id}': { ...offer('services', 0), form: () => companyForm(serviceForm) },
  'DELETE products/{id}': offer('products', 1),
  'DELETE services/{id}': offer('services', 1),
}

/** The other calls of that table: they name nobody. */
const nameless: Record<string, 'public' | 'user'> = {
  'POST login': 'public',
  'POST logout': 'user',
  'GET user': 'user',
  'GET email/verify/{hash}': 'public',
  'GET email/resend': 'user',
  'GET industries-for-products': 'public',
  'GET industries-for-services': 'public',
  'GET sub_ind': 'public',
  'GET positions': 'public',
  'GET titles': 'public',
  'GET governorates': 'public',
  'GET countries': 'public',
  'GET company-types': 'public',
  'GET international-buyers-location-types': 'public',
}

const idsOf = (type: 'products' | 'services', company: number) => {
  const head = { products, services }[type]
  return database.db
    .select({ id: head.id })
    .from(head)
    .where(eq(head.company_id, company))
    .orderBy(asc(head.id))
}

/** Somebody with a company of their own, with two products and two services. */
async function member(): Promise<Member> {
  const { id, token, company } = await owner()
  const add = async (type: 'products' | 'services', texts: Texts) => {
    for (const name_eng of ['One', 'Another']) {
      const form = companyForm({ ...texts, name_eng }, [image(), certificate()])
      expect((await ask('POST', type, { token, form })).body).toBe('Success')
    }
    return (await idsOf(type, company)).map((row) => row.id)
  }
  return {
    id,
    token,
    company,
    products: await add('products', productForm),
    services: await add('services', serviceForm),
  }
}

/** All data of a person. */
async function belongingsOf({ id, company, ...offers }: Member) {
  const { db } = database
  return {
    person: await db.select().from(users).where(eq(users.id, id)),
    company: await db.select().from(companies).where(eq(companies.id, company)),
    versions: await db
      .select()
      .from(companyVersions)
      .where(eq(companyVersions.company_id, company)),
    certificates: await db
      .select()
      .from(companyCertificates)
      .where(eq(companyCertificates.company_id, company)),
    products: await db
      .select()
      .from(products)
      .where(eq(products.company_id, company))
      .orderBy(asc(products.id)),
    productVersions: await db
      .select()
      .from(productVersions)
      .where(inArray(productVersions.product_id, [...offers.products]))
      .orderBy(asc(productVersions.product_id)),
    services: await db
      .select()
      .from(services)
      .where(eq(services.company_id, company))
      .orderBy(asc(services.id)),
    serviceVersions: await db
      .select()
      .from(serviceVersions)
      .where(inArray(serviceVersions.service_id, [...offers.services]))
      .orderBy(asc(serviceVersions.service_id)),
  }
}

function asking(key: string, named: Member) {
  const [method = '', declared = ''] = key.split(' ')
  const id = calls[key]?.path?.(named)
  return { method, path: declared.replace(/\{\w+\}/, String(id)) }
}

beforeAll(async () => {
  me = await member()
  other = await member()
})

it('T6 the table has existing calls, each with its access', () => {
  const declared = new Map(
    apiServer.routes.map(({ endpoint }) => [endpointKey(endpoint), endpoint.access]),
  )
  for (const [key, access] of Object.entries(nameless)) {
    expect([key, declared.get(key)]).toEqual([key, access])
  }
  for (const key of Object.keys(calls)) {
    expect([key, ['user', 'company'].includes(declared.get(key) ?? '')]).toEqual([key, true])
  }
})

describe('T6 another member’s id in the path of', () => {
  for (const [key, { path, refusal, form }] of Object.entries(calls)) {
    if (!path) continue
    it(`${key} is refused, and changes nothing of anybody`, async () => {
      const before = [await belongingsOf(me), await belongingsOf(other)]
      const { method, path: address } = asking(key, other)
      const { status, body } = await ask(method, address, {
        token: me.token,
        ...(form && { form: form() }),
      })
      expect([status, body.code]).toEqual([refusal, refusal === 403 ? 'forbidden' : 'not_found'])
      expect([await belongingsOf(me), await belongingsOf(other)]).toEqual(before)
    })
  }
})

/** Every way in which a body could name another person or their records. */
async function foreignIds(): Promise<Texts> {
  const theirs = await belongingsOf(other)
  const [version] = theirs.versions
  const [product] = theirs.productVersions
  const ids = {
    user: String(other.id),
    company: String(other.company),
    product: String(other.products[0]),
  }
  return {
    id: ids.product,
    user_id: ids.user,
    userId: ids.user,
    company_id: ids.company,
    companyId: ids.company,
    existing_logo: version?.logo ?? '',
    existing_company_profile_pdf: version?.company_profile_pdf ?? '',
    existing_image: product?.image ?? '',
    existing_certificate_image: product?.certificate_image ?? '',
    avatar: version?.logo ?? '',
    avatar_key: version?.logo ?? '',
  }
}

const certificateFiles = async ({ company }: Member) =>
  (
    await database.db
      .select({ file: companyCertificates.file })
      .from(companyCertificates)
      .where(eq(companyCertificates.company_id, company))
  ).map(({ file }) => file)

describe('2.4 another member’s ids and files in the body of', () => {
  for (const [key, { form }] of Object.entries(calls)) {
    if (!form) continue
    it(`${key} are not read: it acts for who calls`, async () => {
      const before = await belongingsOf(other)
      const foreign = await foreignIds()
      const sent = form()
      for (const [name, value] of Object.entries(foreign)) sent.set(name, value)
      const { method, path } = asking(key, me)
      const { status, body } = await ask(method, path, { token: me.token, form: sent })
      expect([status, body]).toEqual([200, 'Success'])
      expect(await belongingsOf(other)).toEqual(before)
      const mine = await belongingsOf(me)
      expect(mine.person[0]).toMatchObject({ id: me.id, company_id: me.company })
      const theirFiles = Object.entries(foreign)
        .filter(([name, value]) => name.startsWith('existing_') && value !== '')
        .map(([, value]) => value)
      expect(theirFiles.length).toBeGreaterThan(2)
      for (const file of theirFiles) expect(JSON.stringify(mine)).not.toContain(file)
    })
  }

  it('a certificate that is kept may be one’s own alone', async () => {
    const [file] = await certificateFiles(other)
    const own = await certificateFiles(me)
    const named = JSON.stringify([{ title: 'Stolen', file, is_new: false }])
    const form = companyForm({ ...companyFields, attachment_option_file: named })
    const { status } = await ask('POST', 'international-buyers-update', { token: me.token, form })
    expect(status).toBe(422)
    expect(await certificateFiles(me)).toEqual(own)
  })
})

describe('T6 one’s own id in the path of', () => {
  for (const [key, { path, form }] of Object.entries(calls)) {
    if (!path) continue
    it(`${key} is good`, async () => {
      const { method, path: address } = asking(key, me)
      const { status } = await ask(method, address, {
        token: me.token,
        ...(form && { form: form() }),
      })
      expect(status).toBe(200)
    })
  }
})
