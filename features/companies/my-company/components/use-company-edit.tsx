'use client'

import type { EditConflict } from '@/lib/api/edit-conflict'
import { requestLogin } from '@/lib/auth/account-request'
import { useDraft } from '@/lib/forms/use-draft'
import { useSubmission } from '@/lib/forms/use-submission'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { fieldOf, type RegistrationValues } from '../../registration/rules'
import type { MyCompany } from '../contract'
import { companyOf, type sendChange } from '../queries'
import { companyEditForm, editDraftOf, redirectMs, successMs, valuesOf } from '../rules'

/** The edit conflict with the other version, if it could be loaded. */
export interface Theirs extends EditConflict {
  company: MyCompany | null
}

interface Editing {
  /** The person who edits. */
  owner: number
  company: MyCompany
  /** Where success leads. */
  profile: string
  /** Sends the form. */
  deliver: typeof sendChange
}

/** State of the edit form: draft, sending and result (spec part 3 section 4). */
export function useCompanyEdit({ owner, company, profile, deliver }: Editing) {
  const draft = useDraft({
    place: 'company-edit',
    owner,
    read: (found) => draftFor(company.id, found),
  })
  /**
   * The version the change is based on; after a conflict, the one the person agreed to overwrite.
   */
  const version = useRef(draft.restored?.version ?? company.version)
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(companyEditForm, undefined, { raw: true }),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...valuesOf(company), ...draft.restored?.values },
  })
  const submission = useSubmission({
    form,
    draft,
    draftOf: (values) => ({
      company: company.id,
      version: version.current,
      values: editDraftOf(values),
    }),
    fieldOf,
    deliver: (values, { uploading }) =>
      deliver({ id: owner, version: version.current, company }, values, uploading),
    success: { shownMs: successMs, redirectMs, href: profile },
    onLoggedOut: requestLogin,
    theirs: async () => ({ company: await companyOf(company.id).catch(() => null) }),
  })
  const { conflict, submit } = submission
  return {
    ...submission,
    form,
    draft,
    /** Overwrites the other change, which the person has seen. */
    saveOver: () => {
      if (!conflict) return
      version.current = conflict.version
      void submit()
    },
  }
}

/** The draft of this company, with the version it is based on; null for that of another one. */
function draftFor(company: number, found: object) {
  if (!('company' in found && 'version' in found && 'values' in found)) return null
  const { version, values } = found
  if (found.company !== company || typeof values !== 'object' || values === null) return null
  return { version: typeof version === 'number' ? version : null, values }
}
