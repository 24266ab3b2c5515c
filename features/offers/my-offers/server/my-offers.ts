import 'server-only'
import { submit } from '@/features/approvals/server/submissions'
import { recordFiles } from '@/features/files/server/files'
import type { QueryOf } from '@/lib/api/endpoint'
import { listOrPage, pageLimit, wholeFrom } from '@/lib/api/paging'
import { Problem, type FieldErrors } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { publishing } from '@/lib/cache/publication'
import { offersTag } from '@/lib/cache/tags'
import { approvalStatus } from '@/lib/db/codes/approval'
import { database, transaction, type Executor } from '@/lib/db/database'
import { editConflict, recordChange } from '@/lib/db/record-change'
import { isDeepStrictEqual } from 'node:util'
import { insertHead, isOwn, lockOffer, readEdition, writeEdition } from '../../server/approval.sql'
import { submittedOffers } from '../../server/approval'
import { offerTypes, type OfferType } from '../../kinds/contract'
import type { SentPicture } from '@/features/files/pictures/contract'
import { selectPictures } from '../../pictures/server/pictures.sql'
import { requireKnownPictures, requirePictureFiles } from '../../pictures/server/pictures'
import { offerQuality } from '../../rules/quality'
import { kindOf } from '../../rules'
import type { myProducts } from '../contract'
import { myOffersShape } from '../search-params'
import { requireTradeFacts } from '../../trade-facts/server/trade-facts'
import {
  hashOfForm,
  withForm,
  withoutFiles,
  type OfferForm,
  type Received,
} from './my-offers.mapper'
import { keeping, storedFiles } from '../../server/form-files'
import { countOwn, findAdded, lockCompany, selectKnown, selectOwn } from './my-offers.sql'

type SentForm = OfferForm & {
  pictures?: SentPicture[] | undefined
  idempotency_key?: string | undefined
}

interface Change {
  form: SentForm & {
    image_changed?: boolean | undefined
    certificate_changed?: boolean | undefined
    /** The version that was edited. */
    version?: number | undefined
  }
  files: Received
}

const invalid = (fields: FieldErrors) => new Problem('invalid', { fields })

/** The caller and their company. Throws `forbidden` without a company. */
export function memberOf(actor: Actor) {
  const { userId, companyId } = personOf(actor)
  if (companyId === null) throw new Problem('forbidden')
  return { userId, companyId }
}

/**
 * Offers of the caller's company, newest first; also those whose name or codes have some words, or one by its
 * id. Throws `forbidden` for another company's id.
 */
export async function listMyOffers(
  type: OfferType,
  actor: Actor,
  companyId: number,
  query: QueryOf<typeof myProducts> = {},
) {
  if (memberOf(actor).companyId !== companyId) throw new Problem('forbidden')
  const db = await database()
  return listOrPage(query, myOffersShape.pageSize, {
    rows: async (range) => {
      const offers = await selectOwn(db, type, companyId, query, range)
      const ids = offers.map(({ id }) => id)
      const pictures = await selectPictures(db, type, ids, 'owner')
      return offers.map((offer) => ({ ...offer, pictures: pictures.get(offer.id) ?? [] }))
    },
    count: () => countOwn(db, type, companyId, query),
  })
}

/**
 * The newest hundred offers of each type of the caller's company, each with its share of the details
 * that buyers look for. Throws `forbidden` without a company.
 */
export async function listOfferQualities(actor: Actor) {
  const { companyId } = memberOf(actor)
  const found = offerTypes.map(async (type) => {
    const offers = wholeFrom(
      await listMyOffers(type, actor, companyId, { page: 1, per_page: pageLimit }),
    )
    return offers.map((offer) => {
      const { met, of } = offerQuality(type, offer)
      return { ...offer, type, quality: met / of }
    })
  })
  return (await Promise.all(found)).flat()
}

/** Throws `not_found` for an offer that is not of the caller's company, or deleted. */
export async function requireOwn(type: OfferType, actor: Actor, id: number) {
  const { companyId } = memberOf(actor)
  if (!(await isOwn(await database(), type, id, companyId))) throw new Problem('not_found')
}

/** An offer of the caller's company, locked. Throws `not_found` as `requireOwn` does. */
export async function lockOwn(tx: Executor, type: OfferType, actor: Actor, id: number) {
  const offer = await lockOffer(tx, type, id)
  if (offer?.company_id !== memberOf(actor).companyId) throw new Problem('not_found')
  return offer
}

/**
 * Adds an offer to the caller's company: in process (10) until staff approve it. One idempotency
 * key is one offer: the same form again, as after a lost answer, succeeds again. Throws `invalid`
 * with the fields (spec part 3 section 5), `idempotency_key` for another form under that key.
 */
export async function addMyOffer(
  type: OfferType,
  actor: Actor,
  { idempotency_key: key, ...sent }: SentForm,
  files: Received,
) {
  const { userId: by, companyId: company } = memberOf(actor)
  const { pictures, ...form } = sent
  const needed = type === 'products' ? ['image' as const] : fileFields
  requireFiles(files, needed)
  if (pictures) {
    requirePictureFiles(pictures, files)
    requireKnownPictures(pictures, withoutFiles(type, form))
  }
  await requireKnown(type, form)
  await requireTradeFacts(await database(), company, form)
  const added = key === undefined ? undefined : { key, hash: await hashOfForm(sent, files) }
  await keeping(async (kept) => {
    const stored = await storedFiles({ pictures, files }, by, kept)
    const details = { ...withoutFiles(type, form), ...stored }
    return transaction(async (tx) => {
      if (!(await lockCompany(tx, company))) throw new Problem('forbidden')
      if (added && (await wasAdded(tx, type, { company, ...added }))) return false
      const id = await insertHead(tx, type, company, added)
      await writeEdition(tx, type, id, 'owner', details)
      await recordFiles(tx, kept)
      const change = { ...details }
      await recordChange(tx, { by, action: 'create', subject: kindOf(type), id, change })
      return true
    })
  })
  return 'Success' as const
}

/** Whether the form was stored under its key. Throws `invalid` when another form was. */
async function wasAdded(
  tx: Executor,
  type: OfferType,
  { company, key, hash }: { company: number; key: string; hash: string },
): Promise<boolean> {
  const found = await findAdded(tx, type, { company, key })
  if (found === undefined) return false
  if (found !== hash) throw invalid({ idempotency_key: ['other_body'] })
  return true
}

/**
 * Changes an offer of the caller's company: an approved version stays public while the change waits
 * for staff (40); any other offer waits as a whole (10). Files not marked as new stay. A form
 * without changes writes nothing. Throws `not_found`, `invalid`, and `conflict` with the person of
 * the newer version.
 */
export async function changeMyOffer(
  type: OfferType,
  actor: Actor,
  id: number,
  { form: { pictures, image_changed, certificate_changed, version, ...form }, files }: Change,
) {
  const { userId: by } = memberOf(actor)
  await requireOwn(type, actor, id)
  const firstChanged = pictures ? pictures[0]?.image === null : image_changed
  const changed = { image: firstChanged, certificate_image: certificate_changed }
  const isNew = fileFields.filter((field) => changed[field] ?? files[field].length > 0)
  requireFiles(files, isNew)
  if (pictures) requirePictureFiles(pictures, files)
  await requireKnown(type, form)
  const taken: Received = {
    image: isNew.includes('image') ? files.image : [],
    images: files.images,
    certificate_image: isNew.includes('certificate_image') ? files.certificate_image : [],
  }
  await keeping(async (kept) => {
    const stored = await storedFiles({ pictures, files: taken }, by, kept)
    return publishing(pagesIf, async (tx) => {
      const offer = await lockOwn(tx, type, actor, id)
      const before = await readEdition(tx, type, id, 'owner')
      if (offer.deleted_at !== null || !before) throw new Problem('not_found')
      const isOutdated = version !== undefined && version !== offer.version
      if (pictures && !isOutdated) requireKnownPictures(pictures, before)
      const details = withForm(type, before, form, stored)
      await requireTradeFacts(tx, offer.company_id, details, before)
      if (isDeepStrictEqual(before, details) && offer.status !== approvalStatus.refused)
        return false
      if (isOutdated) {
        throw await editConflict(tx, { subject: kindOf(type), id, version: offer.version })
      }
      await recordFiles(tx, kept)
      await submit(tx, submittedOffers[type], { id, head: offer, before, after: details })
      const change = { before, after: details }
      await recordChange(tx, { by, action: 'update', subject: kindOf(type), id, change })
      return true
    })
  })
  return 'Success' as const
}

/** The pages with offers, where one was changed. */
const pagesIf = (isChanged: boolean) => (isChanged ? [offersTag] : [])

const fileFields = ['image', 'certificate_image'] as const

/** Throws `invalid` for a missing required file. */
function requireFiles(files: Received, fields: readonly (keyof Received)[]): void {
  const missing = fields.filter((field) => files[field].length === 0)
  if (missing.length === 0) return
  throw invalid(Object.fromEntries(missing.map((field) => [field, ['required']])))
}

/** Throws `invalid` with the fields that refer to missing records. */
async function requireKnown(type: OfferType, form: OfferForm): Promise<void> {
  const wrong = wrongReferences(await selectKnown(await database(), type, form))
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

/** The fields that refer to missing records. */
export function wrongReferences(known: Record<'industry' | 'sub_ind' | 'hs_code', unknown>) {
  const wrong: FieldErrors = {
    ...(!known.industry && { industry: ['choice'] }),
    ...(!known.sub_ind && { sub_ind: ['choice'] }),
    ...(!known.hs_code && { hs_code: ['hs_unknown'] }),
  }
  return wrong
}
