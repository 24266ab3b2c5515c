import { forgetForm, loginForm, newPasswordForm } from '@/features/accounts/contract'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
} from '@/features/accounts/enrolment/contract'
import { changeLanguage, personalDetails } from '@/features/accounts/profile/contract'
import { profileForm } from '@/features/accounts/profile/rules'
import { registrationForm as signUpForm } from '@/features/accounts/rules'
import { changeEmail, changePassword, deleteAccount } from '@/features/accounts/security/contract'
import { companyEditForm } from '@/features/companies/my-company/rules'
import {
  emptyRegistration,
  registrationForm,
  textKeyOf as companyTextKeyOf,
} from '@/features/companies/registration/rules'
import { consultationForm } from '@/features/consultations/rules'
import { emptyValues, type EnquiryField } from '@/features/enquiries/rules/form-values'
import { enquiryForms, textKeyOf, type EnquiryKind } from '@/features/enquiries/submission/rules'
import { invitationWrite } from '@/features/export-plan/people/contract'
import { taskWrite } from '@/features/export-plan/tasks/contract'
import { visitorForm } from '@/features/follows/contract'
import { emptyOffer, offerForm } from '@/features/offers/my-offers/rules'
import { declineWrite } from '@/features/quotation-requests/inbox/contract'
import type { Messages } from '@/lib/i18n/messages'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readTree } from './rules/project'

interface Form {
  /** The feature and the schema by which its form is validated; the enquiry forms share one. */
  name: string
  schema: z.ZodType
  /** What the form holds while nothing is filled in. */
  empty?: readonly object[]
  /** The sentences for its empty fields. */
  sentences: (book: Messages) => Readonly<Partial<Record<string, string>>>
  keyOf?: (field: string) => string
}

const security = ({ security: { form } }: Messages) => form.required
const company = ({ companyRegistration }: Messages) => companyRegistration.required

/** A company at home and one abroad, with a certificate that has neither name nor file. */
const emptyCompanies = ['', '1', '2'].map((location_type_id) => ({
  ...emptyRegistration,
  location_type_id,
  certificates: [{ title: '', file: null }],
}))

const isEnquiryField = (field: string): field is EnquiryField => field in emptyValues
const kinds = ['general', 'matchmaking', 'readiness', 'barriers', 'institution', 'other'] as const

const enquiries = kinds.map((kind: EnquiryKind): Form => ({
  name: `enquiries ${kind}`,
  schema: z.object(enquiryForms[kind].fields),
  empty: [emptyValues],
  sentences: ({ enquiryForms: { required } }) => required,
  keyOf: (field) => (isEnquiryField(field) ? textKeyOf(kind, field) : field),
}))

const offers = (['products', 'services'] as const).map((type): Form => ({
  name: 'offers offerForm',
  schema: offerForm({ type, item: null }),
  empty: [emptyOffer],
  sentences: ({ offerForm: { required } }) => required,
}))

const forms: readonly Form[] = [
  ...enquiries,
  ...offers,
  {
    name: 'accounts loginForm',
    schema: loginForm,
    sentences: ({ accounts }) => accounts.login.required,
  },
  {
    name: 'accounts registrationForm',
    schema: signUpForm,
    sentences: ({ accounts }) => accounts.signUp.required,
  },
  {
    name: 'accounts forgetForm',
    schema: forgetForm,
    sentences: ({ accounts }) => accounts.forget.required,
  },
  {
    name: 'accounts newPasswordForm',
    schema: newPasswordForm,
    sentences: ({ accounts }) => accounts.reset.required,
  },
  {
    name: 'accounts profileForm',
    schema: profileForm,
    sentences: ({ editProfile }) => editProfile.required,
  },
  {
    name: 'accounts beginSecondFactor.body',
    schema: beginSecondFactor.body,
    sentences: security,
  },
  {
    name: 'accounts confirmSecondFactor.body',
    schema: confirmSecondFactor.body,
    sentences: security,
  },
  { name: 'accounts endSecondFactor.body', schema: endSecondFactor.body, sentences: security },
  { name: 'accounts deleteAccount.body', schema: deleteAccount.body, sentences: security },
  {
    name: 'accounts changeLanguage.body',
    schema: changeLanguage.body,
    sentences: ({ accountLanguage }) => ({ locale: accountLanguage.required }),
  },
  { name: 'accounts changeEmail.body', schema: changeEmail.body, sentences: security },
  { name: 'accounts changePassword.body', schema: changePassword.body, sentences: security },
  {
    name: 'companies registrationForm',
    schema: registrationForm,
    empty: emptyCompanies,
    sentences: company,
    keyOf: companyTextKeyOf,
  },
  {
    name: 'companies companyEditForm',
    schema: companyEditForm,
    empty: emptyCompanies,
    sentences: company,
    keyOf: companyTextKeyOf,
  },
  {
    name: 'consultations consultationForm',
    schema: consultationForm,
    empty: [{ website: '' }],
    sentences: ({ consultation }) => consultation.required,
  },
  {
    name: 'export-plan taskWrite',
    schema: taskWrite,
    empty: [{ title: '', due: '' }],
    sentences: ({ exportPlan }) => exportPlan.tasks.required,
  },
  {
    name: 'export-plan invitationWrite',
    schema: invitationWrite,
    empty: [{ email: '' }],
    sentences: ({ exportPlan }) => exportPlan.people.required,
  },
  {
    name: 'quotation-requests declineWrite',
    schema: declineWrite,
    empty: [
      { reason: '', text: '' },
      { reason: 'other', text: '' },
    ],
    sentences: ({ quotations }) => quotations.inbox.declineForm.required,
  },
  {
    name: 'follows visitorForm',
    schema: visitorForm,
    empty: [{ speed: 'daily', website: '' }],
    sentences: ({ follows }) => follows.form.required,
  },
]

/** Forms that may be sent empty. */
const withoutRequiredFields = [{ name: 'accounts personalDetails', schema: personalDetails }]

/** The fields that a form is not sent without, by the keys of their texts. */
function requiredFields({ schema, empty = [{}], keyOf = (field) => field }: Form): string[] {
  const missing = empty.flatMap((values) => schema.safeParse(values).error?.issues ?? [])
  return [...new Set(missing.map(({ path }) => keyOf(path.join('.'))))]
}

/** A telephone number as each digit system writes it. */
const phones = ['0790000000', '٠٧٩٠٠٠٠٠٠٠', '۰۷۹۰۰۰۰۰۰۰']

/** The required telephone fields of a form that refuse one of these numbers. */
function refusingFields({ schema, empty = [{}] }: Form): string[] {
  const issues = (values: object) => schema.safeParse(values).error?.issues ?? []
  const numbers = empty
    .flatMap(issues)
    .map(({ path }) => path.join('.'))
    .filter((field) => /phone|mobile/.test(field))
  return phones.flatMap((phone) => {
    const typed = Object.fromEntries(numbers.map((field) => [field, phone]))
    const refused = issues({ ...empty[0], ...typed }).map(({ path }) => path.join('.'))
    return numbers.filter((field) => refused.includes(field))
  })
}

/** The schemas of the forms in the code, each with its feature. */
function schemasInCode(): string[] {
  return readTree()
    .filter(({ path }) => /^features\/.*(?<!\.test)\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/zodResolver\(([\w.]+)/g)].map(
        ([, schema]) => `${path.split('/')[1]} ${schema}`,
      ),
    )
}

describe.each(forms)('the form $name', (form) => {
  const fields = requiredFields(form)

  it('requires some field', () => {
    expect(fields).not.toEqual([])
  })

  it.each([
    ['English', english],
    ['Arabic', arabic],
  ] as const)('says in %s what to enter in each required field, in its own words', (_, book) => {
    const sentences = form.sentences(book)
    const generic: readonly string[] = Object.values(book.rules)
    const said = fields.map((field) => [field, sentences[field]] as const)
    expect(said.filter(([, sentence]) => !sentence || generic.includes(sentence))).toEqual([])
    const repeated = said.filter(
      ([field, sentence]) => said.find(([, other]) => other === sentence)?.[0] !== field,
    )
    expect(repeated).toEqual([])
  })
})

it.each(withoutRequiredFields)('the form $name requires nothing', ({ schema }) => {
  expect(schema.safeParse({}).success).toBe(true)
})

it('every telephone field of a form takes both digit systems', () => {
  expect(forms.filter((form) => refusingFields(form).length > 0)).toEqual([])
})

it('every form that is validated by a schema is among these', () => {
  const known = new Set([...forms, ...withoutRequiredFields].map(({ name }) => name))
  expect(schemasInCode().filter((name) => !known.has(name))).toEqual([])
})
