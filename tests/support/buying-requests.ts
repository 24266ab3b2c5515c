import { buyingRequestsFeature } from '@/features/buying-requests/feature'
import { identify } from '@/features/accounts/sessions/server/sessions'
import { alertMail, alertRound } from '@/features/buying-requests/alerts/server/alerts'
import {
  buyingConfirmationMail,
  buyingRequestMail,
  contactMail,
  introductionMail,
} from '@/features/buying-requests/server/buying-mails'
import { mount } from '@/lib/api/mount'
import { runDueJobs } from '@/lib/jobs/runner'
import { productVersions, products } from '@/lib/db/schema/offers'
import { and, eq, isNotNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { beforeAll, vi } from 'vitest'
import { companiesUnderTest } from './companies'
import { mailsIn } from './mail-folder'
import { clearProcessRegistry } from './process-registry'

const { app } = mount(buyingRequestsFeature.calls, { identify })

const kinds = [
  alertMail,
  alertRound,
  buyingConfirmationMail,
  buyingRequestMail,
  contactMail,
  introductionMail,
]

/** A day some days from now, as `YYYY-MM-DD`. */
export const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A request as the form sends it. */
export const requestBody = (given: object = {}) => ({
  product: 'Fresh Medjool dates',
  hs_code: '080410',
  quantity: '24',
  unit: 'tonne',
  quality: 'Jumbo, soft',
  certificates: 'GlobalGAP',
  market: 276,
  deadline: dayIn(30),
  name: 'Hanna Weber',
  company: 'Weber Fruchtimport',
  country: 276,
  email: 'hanna@importer.example',
  may_introduce: true,
  agreements: true,
  locale: 'en',
  idempotency_key: randomUUID(),
  website: '',
  ...given,
})

/** An offer as the form sends it. */
export const offerBody = (given: Record<string, string> = {}) => {
  const form = new FormData()
  const fields = {
    price: '3200',
    currency: 'EUR',
    unit: 'tonne',
    incoterm: 'FOB',
    place: 'Aqaba',
    valid_until: dayIn(40),
    text: 'Harvest of this year.',
    idempotency_key: randomUUID(),
    ...given,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** So many that only a test of the limits meets them. */
const usualLimits = 'form=1000/60,upload=1000/60,buying-request=1000/60'

/** The calls of requests of buyers on loaded data, their mails, and companies that answer. */
export function buyingRequestsUnderTest(limits = usualLimits) {
  const base = companiesUnderTest(app)
  beforeAll(() => {
    vi.stubEnv('LIMITS', limits)
    clearProcessRegistry()
  })
  const { ask, database, folder } = base

  /** Runs the jobs that wait, and takes the mails that they send. */
  const mails = async () => {
    while ((await runDueJobs(kinds)) > 0);
    const place = join(folder(), 'mail')
    const raw = await mailsIn(place)
    await rm(place, { recursive: true, force: true })
    return Promise.all(raw.map((text) => PostalMime.parse(text)))
  }
  /** The path below `/api` of the link in a mail. */
  const linkIn = (text = '') => {
    const [, id, signature] = /\/buying-requests\/(\d+)\/([\w-]{43})/.exec(text) ?? []
    return `buying-requests/${id}/${signature}`
  }
  const post = (body: object, token?: string) =>
    ask('POST', 'buying-requests', { json: body, token })

  /** Posts and confirms a request of a buyer without account. */
  const confirmed = async (given: object = {}) => {
    const { body } = await post(requestBody(given))
    const mail = (await mails()).find(({ text }) => text?.includes(`/buying-requests/${body.id}/`))
    const link = linkIn(mail?.text)
    await ask('POST', `${link}/confirm`)
    return { id: Number(body.id), link }
  }
  const review = async (id: number) =>
    (await ask('GET', `admin/buying-requests/${id}`, { token: await base.staff('officer') })).body
  const texts = (found: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(found).filter(([key]) =>
        /^(?:version|(?:product|quality|certificates)_(?:eng|ara))$/.test(key),
      ),
    )
  const publish = async (id: number, token?: string) =>
    ask('POST', `admin/buying-requests/${id}/publish`, {
      json: texts(await review(id)),
      token: token ?? (await base.staff('officer')),
    })
  /** Posts, confirms and publishes a request. */
  const published = async (given: object = {}) => {
    const posted = await confirmed(given)
    await publish(posted.id)
    await mails()
    return posted
  }
  /** A public product of the loaded data, with its company. */
  const someProduct = async () => {
    const [found] = await database.db
      .select({ company: products.company_id, hs_code: productVersions.hs_code })
      .from(products)
      .innerJoin(productVersions, eq(productVersions.product_id, products.id))
      .where(and(eq(productVersions.edition, 'public'), isNotNull(products.approved_at)))
      .orderBy(products.id)
      .limit(1)
    return found ?? { company: 0, hs_code: '' }
  }
  return { ...base, mails, linkIn, post, confirmed, review, publish, published, someProduct }
}
