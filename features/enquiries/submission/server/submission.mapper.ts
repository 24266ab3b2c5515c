import 'server-only'
import type { EnquiryWrite } from '../../contract'
import type { NamedEntries } from './submission.sql'

type SubmitData = EnquiryWrite['submitData']

/** The list entries that a form refers to, by their fields. */
export function namedEntries(form: SubmitData): NamedEntries {
  return {
    industry: form.industry,
    country: form.country,
    ...('type_of_client' in form && { type_of_client: form.type_of_client }),
    ...('positions' in form && { positions: form.positions, barriers: form.barriers }),
    ...('institution' in form && { institution: form.institution }),
  }
}

/** The columns of a form. */
export function columnsOfForm(form: SubmitData) {
  const named = namedEntries(form)
  return {
    enq_type: form.enq_type,
    name: form.name,
    phone: form.phone,
    phone2: 'phone2' in form ? form.phone2 : null,
    company: form.company,
    job_title: 'job_title' in form ? form.job_title : null,
    description: form.description,
    industry_id: named.industry ?? null,
    country_id: named.country ?? null,
    client_type: named.type_of_client ?? null,
    position_id: named.positions ?? null,
    barrier_type: named.barriers ?? null,
    institution_id: named.institution ?? null,
    ...('since' in form && {
      barrier_since: form.since ?? null,
      barrier_loss: form.loss_band ?? null,
      barrier_agreement: form.agreement ?? null,
    }),
  }
}

/** What identifies a repeated request: everything that is stored of it. */
export function requestIdentity({ submitData, product, answers = [] }: EnquiryWrite): object {
  return {
    ...(product !== undefined && { product }),
    ...columnsOfForm(submitData),
    contact: contactOf(submitData),
    answers: answers.map(({ enq_question, points }) => [enq_question, points]),
  }
}

/** The contact address, when it is not the address of the account: only one form has the field. */
export function contactOf(form: SubmitData): string | null {
  return form.enq_type === 5 && form.email ? form.email : null
}
