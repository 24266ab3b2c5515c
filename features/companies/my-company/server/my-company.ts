import 'server-only'
import { submit } from '@/features/approvals/server/submissions'
import { discardFiles, recordFiles, withStoredFiles } from '@/features/files/server/files'
import { Problem, type FieldErrors } from '@/lib/api/problem'
import { personOf, type Actor } from '@/lib/auth/actor'
import { publishing } from '@/lib/cache/publication'
import { approvalStatus } from '@/lib/db/codes/approval'
import { database, type Executor } from '@/lib/db/database'
import { editConflict, recordChange } from '@/lib/db/record-change'
import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import type { CompanyDetails } from '../../contract'
import { addressOf, noCopies, ownCopies, withOwn } from '../../server/known-files'
import {
  requireKnownPhotograph,
  requirePhotographFile,
  savePhotograph,
  type PhotographFile,
} from '../../photograph/server/photograph'
import type { Photograph } from '../../photograph/rules'
import {
  requireKnown,
  storeFiles,
  type CompanyUploads,
} from '../../registration/server/registration'
import { changedFields, namesTyped } from '../../rules'
import { submittedCompanies } from '../../server/approval'
import { findDetails, lockCompany } from '../../server/companies.sql'
import { checksOf, withdrawChecks } from '../../verification/server/verification'
import type { CompanyChange } from '../contract'
import { certificatesAsked, type CertificateSource } from '../../certificates/rules'
import { findHead, selectNames, selectWithin } from './my-company.sql'
import type { Checked } from '../../verification/contract'

const subject = 'company'

type ChangeUploads = CompanyUploads & PhotographFile

/** The company of the caller. Throws `forbidden` without one. */
export function ownCompany(actor: Actor): number {
  const { companyId } = personOf(actor)
  if (companyId === null) throw new Problem('forbidden')
  return companyId
}

/**
 * The caller's company as it was last saved, alone in an array. Throws `forbidden` for the id of
 * another company (spec part 3 section 7).
 */
export async function getMyCompany(actor: Actor, id: number) {
  if (ownCompany(actor) !== id) throw new Problem('forbidden')
  const db = await database()
  const [head, details] = [await findHead(db, id), await findDetails(db, id, 'owner')]
  if (!head || !details) throw new Problem('not_found')
  return [toMyCompany(head, details, await selectNames(db), await checksOf(db, id))]
}

/**
 * Saves a change of the caller's company: an approved version stays public while the change waits
 * (40); a company without one waits again (10). A form without changes writes nothing. Throws
 * `invalid` with the fields, and `conflict` when the form names a version that somebody has changed
 * since (spec part 3 section 5, spec/decisions.md section 7).
 */
export async function changeMyCompany(actor: Actor, form: CompanyChange, files: ChangeUploads) {
  await saveChange(actor, form, files)
  return 'Success' as const
}

/** How a change comes besides by the form. */
interface Way {
  /** Nothing is saved: it is only judged. */
  isDryRun?: boolean
  /** The same file again changes nothing, also where the pictures and documents come again. */
  isImport?: boolean
}

/** The same, with the company before and after it, and the version that the change is based on. */
export async function saveChange(
  actor: Actor,
  form: CompanyChange,
  files: ChangeUploads,
  { isDryRun = false, isImport = false }: Way = {},
) {
  const { userId: by } = personOf(actor)
  const id = ownCompany(actor)
  await requireKnown(form)
  const sent = filesSent(form, files)
  const saved = await withStoredFiles(async (kept) => {
    requirePhotographFile(form, files)
    if (hasFiles(sent)) await judged(await database(), id, form, sent)
    const stored = await storeFiles(sent, by, kept)
    const pictured = await savePhotograph(form, files, { owner: by, kept })
    return publishing(lostPages, async (tx) => {
      const { company, before, certificates } = await judged(tx, id, form, sent)
      const own = isImport ? await ownCopies(tx, before, kept) : noCopies
      const after = await inSectors(
        tx,
        changedDetails(before, form, { ...withOwn(stored, own), pictured }, certificates),
      )
      const fields = changedFields(before, after)
      const fresh = kept.filter((file) => !own.has(addressOf(file)))
      const outcome = { before, after, fields, version: company.version, unused: kept, lost: [] }
      if (fields.length === 0 && (isImport || company.status !== approvalStatus.refused))
        return outcome
      if (isStale(form, company)) throw await conflict(tx, id, company)
      if (isDryRun) return outcome
      await recordFiles(tx, fresh)
      const status = await submit(tx, submittedCompanies, { id, head: company, before, after })
      const change = { fields, status, version: company.version + 1 }
      await recordChange(tx, { by, action: 'update', subject, id, change })
      const lost = await withdrawChecks(tx, { by, id, before, after })
      return { ...outcome, lost, unused: kept.filter((file) => !fresh.includes(file)) }
    })
  })
  await discardFiles(saved.unused).catch(leftToItsJob)
  return saved
}

/** The pages that showed a check which the change takes back. */
const lostPages = ({ lost }: { lost: readonly string[] }) => lost

/** A job deletes each stored file that no record names. */
const leftToItsJob = () => {}

/** The newly chosen files. Throws `invalid` when a file marked as new is missing. */
function filesSent(form: CompanyChange, files: ChangeUploads): ChangeUploads {
  const fields: FieldErrors = {}
  const chosen = (field: 'logo' | 'company_profile_pdf', changed: boolean | undefined) => {
    if (changed && files[field].length === 0) fields[field] = ['required']
    return changed === false ? [] : files[field]
  }
  const sent = {
    ...files,
    logo: chosen('logo', form.logo_changed),
    company_profile_pdf: chosen('company_profile_pdf', form.pdf_changed),
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid', { fields })
  return sent
}

const hasFiles = (files: ChangeUploads) => Object.values(files).some((list) => list.length > 0)

type LockedCompany = NonNullable<Awaited<ReturnType<typeof lockCompany>>>

const isStale = ({ version }: CompanyChange, company: LockedCompany) =>
  version !== undefined && version !== company.version

const conflict = (db: Executor, id: number, { version }: LockedCompany) =>
  editConflict(db, { subject, id, version })

/**
 * The stored company and the requested certificates. New files in a form of an older version are a
 * conflict, and so are certificates that are not the company's any more.
 */
async function judged(db: Executor, id: number, form: CompanyChange, files: ChangeUploads) {
  const company = await lockCompany(db, id)
  const before = await findDetails(db, id, 'owner')
  if (!company || !before) throw new Problem('not_found')
  const { length } = files.certificate_files
  const certificates = certificatesAsked(form.attachment_option_file, before.certificates, length)
  if (isStale(form, company) && (!certificates || hasFiles(files))) {
    throw await conflict(db, id, company)
  }
  requireKnownPhotograph(form, before)
  if (certificates) return { company, before, certificates }
  throw new Problem('invalid', { fields: { certificate_files: ['certificate'] } })
}

/** Removes the sub-sectors of removed sectors. */
async function inSectors(db: Executor, details: CompanyDetails): Promise<CompanyDetails> {
  const {
    industry_information_for_products: products,
    industry_information_for_services: services,
    sub_industries_for_products: ofProducts,
    sub_industries_for_services: ofServices,
  } = details
  return {
    ...details,
    sub_industries_for_products: await selectWithin(db, ofProducts, products),
    sub_industries_for_services: await selectWithin(db, ofServices, services),
  }
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

/** The company after a change; fields that are not in the form stay. */
function changedDetails(
  before: CompanyDetails,
  form: CompanyChange,
  stored: Awaited<ReturnType<typeof storeFiles>> & { pictured: Photograph | null },
  certificates: readonly CertificateSource[],
): CompanyDetails {
  const {
    attachment_option_file: _attachments,
    logo_changed: _logo,
    pdf_changed: _pdf,
    photograph: _photograph,
    version: _version,
    ...fields
  } = form
  return {
    ...before,
    ...fields,
    ...namesTyped(form, before),
    industry_information_for_products: inOrder(form.industry_information_for_products),
    industry_information_for_services: inOrder(form.industry_information_for_services),
    countries_of_operations: inOrder(form.countries_of_operations),
    logo: stored.logo ?? before.logo,
    ...stored.pictured,
    company_profile_pdf: stored.company_profile_pdf ?? before.company_profile_pdf,
    certificates: certificates.map((one) => {
      const { title, valid_from, valid_until, is_public } = one
      const file = 'file' in one ? one.file : (stored.certificates[one.index] ?? null)
      return { title, file, valid_from, valid_until, is_public }
    }),
  }
}

interface Head {
  id: number
  status: number
  version: number
  refusal_reason: string | null
  updated_at: string
  approved_at: string | null
}

interface Named {
  list: string
  id: number
}

/** A company for its owner: lists as JSON, list entries with names. */
function toMyCompany(
  head: Head,
  details: CompanyDetails,
  names: readonly Named[],
  verified: Checked[],
) {
  const named = (list: string, id: number) => {
    const found = names.find((one) => one.list === list && one.id === id)
    return { id, ...bilingualPair('name', found ? textsOf(found, 'name') : { en: '', ar: '' }) }
  }
  const { certificates, type_of_company, person_title, person_position, ...rest } = details
  const { id, status, version, refusal_reason, updated_at, approved_at } = head
  return {
    ...rest,
    id,
    version,
    refusal_reason,
    updated_at,
    type_of_company,
    verified,
    is_public: approved_at !== null,
    status_belongs: { iid: status },
    type_belongs: named('company_types', type_of_company),
    person_title: named('titles', person_title),
    person_position: named('positions', person_position),
    industry_information_for_products: JSON.stringify(details.industry_information_for_products),
    industry_information_for_services: JSON.stringify(details.industry_information_for_services),
    countries_of_operations: JSON.stringify(details.countries_of_operations),
    attachment_option_file: JSON.stringify(
      certificates.map((one, place) => ({ id: place + 1, ...one })),
    ),
  }
}
