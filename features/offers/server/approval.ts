import 'server-only'
import type { DecisionMade } from '@/features/companies/server/approval'
import { askDecisionMails } from '@/features/companies/server/company-mails'
import { replaceFiles } from '@/features/files/server/uploads'
import { indexRecords } from '@/features/search/server/search-documents'
import { Problem } from '@/lib/api/problem'
import { personOf, requireAccess, type Actor } from '@/lib/auth/actor'
import { publishing } from '@/lib/cache/publication'
import { offersTag } from '@/lib/cache/tags'
import { decided, mayDecide } from '@/lib/db/codes/approval'
import type { Executor } from '@/lib/db/database'
import { editConflict, recordChange } from '@/lib/db/record-change'
import { fileKeyOf } from '@/lib/files/names'
import type { OfferDetails } from '../contract'
import type { OfferType } from '../kinds/contract'
import { picturesOf } from '../pictures/rules'
import { kindOf } from '../rules'
import { lockOffer, readEdition, removePublic, updateHead, writeEdition } from './approval.sql'

/**
 * Decides on the version of a product or service that staff have seen: approved, it is public at
 * once; refused, it waits for its owner, and the approved version stays public; withdrawn, nothing
 * of it is public. The company is notified by mail (spec/decisions.md section 7). Throws
 * `forbidden` for offers of the officer's own company, `not_found`, and `conflict` when it was
 * changed since or has this status already.
 */
export async function decideOnOffer(
  type: OfferType,
  actor: Actor,
  id: number,
  { decision, version, reason }: DecisionMade,
) {
  requireAccess(`staff:${type}`, actor)
  const by = personOf(actor).userId
  const kind = kindOf(type)
  const pages = ({ isPublic }: { isPublic: boolean }) =>
    isPublic ? [offersTag] : { withdrawn: [offersTag] }
  const { isPublic: _shown, ...answer } = await publishing(pages, async (tx) => {
    const offer = await lockOffer(tx, type, id)
    if (!offer || offer.deleted_at !== null) throw new Problem('not_found')
    if (offer.company_id === actor.companyId) throw new Problem('forbidden')
    if (offer.version !== version || !mayDecide(decision, offer)) {
      throw await editConflict(tx, {
        subject: kind,
        id,
        version: offer.version,
        forStaff: true,
      })
    }
    const { status, isPublic } = decided(decision, offer)
    const [saved, before] = await editionsOf(tx, type, id)
    if (!saved) throw new Problem('not_found')
    if (decision === 'approve') await writeEdition(tx, type, id, 'public', saved)
    else if (!isPublic) await removePublic(tx, type, id)
    await updateHead(tx, type, id, {
      status,
      refusal_reason: reason ?? null,
      ...(decision === 'approve' && { approved: true }),
      ...(!isPublic && { approved: false }),
    })
    await indexRecords(tx, type, [id])
    await replaceUnused(tx, type, id, [before])
    const change = { status, version: version + 1, ...(reason !== undefined && { reason }) }
    await recordChange(tx, { by, action: decision, subject: kind, id, change })
    const { company_id } = offer
    await askDecisionMails(tx, { kind, id, company_id, decision, reason })
    return { status, version: version + 1, isPublic }
  })
  return answer
}

async function editionsOf(tx: Executor, type: OfferType, id: number) {
  return [
    await readEdition(tx, type, id, 'owner'),
    await readEdition(tx, type, id, 'public'),
  ] as const
}

/** The keys of the stored files that editions of an offer name. */
export function filesOf(editions: readonly (OfferDetails | undefined)[]): string[] {
  const addresses = editions.flatMap((edition) =>
    edition ? [edition.certificate_image, ...picturesOf(edition).map(({ image }) => image)] : [],
  )
  return addresses.flatMap((address) => fileKeyOf(address ?? '') ?? [])
}

/** Releases files of earlier editions that no edition names any more. */
export async function replaceUnused(
  tx: Executor,
  type: OfferType,
  id: number,
  earlier: readonly (OfferDetails | undefined)[],
): Promise<void> {
  const needed = new Set(filesOf(await editionsOf(tx, type, id)))
  const unused = filesOf(earlier).filter((key) => !needed.has(key))
  await replaceFiles(tx, unused)
}
