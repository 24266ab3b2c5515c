import 'server-only'
import { approvalStatus } from '@/lib/db/codes/approval'
import { joinCompany } from '@/features/accounts/server/accounts'
import { renewThisSession } from '@/features/accounts/sessions/server/sessions'
import {
  addressOfPicture,
  recordFiles,
  withStoredFiles,
  type StoredFile,
} from '@/features/files/server/files'
import { saveUploadedDocument, saveUploadedPicture } from '@/features/files/server/uploads'
import { Problem, type FieldErrors } from '@/lib/api/problem'
import type { CallContext } from '@/lib/api/route'
import { personOf, type Person } from '@/lib/auth/actor'
import { bilingualPair } from '@/lib/bilingual/pair'
import { database, transaction } from '@/lib/db/database'
import { recordChange } from '@/lib/db/record-change'
import { documentAddress } from '@/lib/files/names'
import type { ReceivedFile } from '@/lib/files/receive'
import { certificateFacts } from '../../certificates/contract'
import type { CompanyDetails } from '../../contract'
import { noPhotograph } from '../../photograph/rules'
import { profileFacts } from '../../profile/contract'
import { registeredMail } from '../../server/company-mails'
import { namesTyped } from '../../rules'
import { insertVersions } from '../../server/companies.sql'
import { z } from 'zod'
import type { CompanyForm } from '../contract'
import { isPairing } from '../rules'
import { insertCompany, isFresh, selectKnown } from './registration.sql'

/** What a registration does not ask for. */
const noProfile = z.object(profileFacts).parse({})
const noDays = z.object(certificateFacts).parse({})

/** The uploaded files of a company form. */
export type CompanyUploads = Record<
  'logo' | 'company_profile_pdf' | 'certificate_files',
  readonly ReceivedFile[]
>

/**
 * Registers the caller's company: in process (10) until staff approve it. Throws `invalid` with the
 * fields, `conflict` when the caller has a company already; the same form again, as after a lost
 * answer, succeeds again (spec part 2 sections 3 to 5).
 */
export async function registerMyCompany(
  context: CallContext,
  form: CompanyForm,
  files: CompanyUploads,
) {
  const person = personOf(context.actor)
  const db = await database()
  if (person.companyId !== null) {
    if (await isFresh(db, person.companyId, form)) return 'Success' as const
    throw new Problem('conflict')
  }
  requireFiles(form, files)
  await requireKnown(form)
  await withStoredFiles(async (kept) => {
    const details = await keptDetails(form, files, person, kept)
    await transaction(async (tx) => {
      const company = await insertCompany(tx)
      await insertVersions(tx, [{ company_id: company, edition: 'owner', details }])
      if (!(await joinCompany(tx, person.userId, company))) throw new Problem('conflict')
      await recordFiles(tx, kept)
      await recordChange(tx, {
        by: person.userId,
        action: 'register',
        subject: 'company',
        id: company,
        change: {
          company_registered_name: form.company_registered_name,
          status: approvalStatus.inProcess,
        },
      })
      await registeredMail.enqueue(tx, { user_id: person.userId, company_id: company })
      await renewThisSession(tx, context)
    })
  })
  return 'Success' as const
}

/** Throws `invalid` where a file is missing, or certificates and their files do not match. */
function requireFiles(form: CompanyForm, files: CompanyUploads): void {
  const fields: FieldErrors = {}
  for (const field of ['logo', 'company_profile_pdf'] as const) {
    if (files[field].length === 0) fields[field] = ['required']
  }
  if (!isPairing(form.attachment_option_file, files.certificate_files.length)) {
    fields.certificate_files = ['certificate']
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid', { fields })
}

/** Throws `invalid` with the fields that refer to missing records. */
export async function requireKnown(
  form: Omit<CompanyForm, 'attachment_option_file'>,
): Promise<void> {
  const places = form.governorates === null ? [] : [form.governorates]
  const seat = form.location_country_id === null ? [] : [form.location_country_id]
  const known = await selectKnown(await database(), {
    lookups: [
      { list: 'company_types', id: form.type_of_company },
      { list: 'titles', id: form.person_title },
      { list: 'positions', id: form.person_position },
    ],
    governorates: places,
    countries: [...seat, ...form.countries_of_operations],
    products: form.industry_information_for_products,
    services: form.industry_information_for_services,
  })
  const within = (ids: readonly number[], all: readonly number[]) =>
    ids.every((id) => all.includes(id))
  const right: Record<string, boolean> = {
    type_of_company: known.has('company_types', form.type_of_company),
    person_title: known.has('titles', form.person_title),
    person_position: known.has('positions', form.person_position),
    governorates: within(places, known.governorates),
    location_country_id: within(seat, known.countries),
    countries_of_operations: within(form.countries_of_operations, known.countries),
    industry_information_for_products: within(
      form.industry_information_for_products,
      known.products,
    ),
    industry_information_for_services: within(
      form.industry_information_for_services,
      known.services,
    ),
  }
  const wrong = Object.keys(right).filter((field) => !right[field])
  if (wrong.length === 0) return
  const fields = Object.fromEntries(wrong.map((field) => [field, ['choice']]))
  throw new Problem('invalid', { fields })
}

/**
 * Stores the files of a form and adds each to `kept` at once; returns their addresses, those of
 * certificates in their order. Throws `invalid` with the field.
 */
export async function storeFiles(files: CompanyUploads, owner: number, kept: StoredFile[]) {
  const keep = async (file: Promise<StoredFile>) => {
    const one = await file
    kept.push(one)
    return one
  }
  const document = async (field: string, file: ReceivedFile) => {
    const { key } = await keep(saveUploadedDocument({ field, file, owner }, 'owner'))
    return documentAddress(key)
  }
  const [logo] = files.logo
  const [profile] = files.company_profile_pdf
  const certificates: string[] = []
  const addresses = {
    logo: logo
      ? addressOfPicture(await keep(saveUploadedPicture({ field: 'logo', file: logo, owner })))
      : null,
    company_profile_pdf: profile ? await document('company_profile_pdf', profile) : null,
    certificates,
  }
  for (const file of files.certificate_files) {
    certificates.push(await document('certificate_files', file))
  }
  return addresses
}

/** The company with its stored files, which are also added to `kept` one by one. */
async function keptDetails(
  form: CompanyForm,
  files: CompanyUploads,
  { userId: owner }: Person,
  kept: StoredFile[],
): Promise<CompanyDetails> {
  const { attachment_option_file: attachments, ...fields } = form
  const stored = await storeFiles(files, owner, kept)
  return {
    ...fields,
    ...namesTyped(form),
    ...bilingualPair('description', { en: '', ar: '' }),
    logo: stored.logo,
    ...noPhotograph,
    company_profile_pdf: stored.company_profile_pdf,
    certificates: attachments.map(({ title, file_index }) => ({
      title,
      file: stored.certificates[file_index] ?? null,
      ...noDays,
    })),
    founded: null,
    ...noProfile,
    sub_industries_for_products: [],
    sub_industries_for_services: [],
  }
}
