'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { failedField, focusField } from '@/components/form/failed-fields'
import { Form } from '@/components/form/form'
import { FormEnd } from '@/components/form/form-end'
import { FormSection } from '@/components/form/form-section'
import { FormWithIndex } from '@/components/form/form-with-index'
import { FormDialogs } from '@/components/modal/form-dialogs'
import { checkedFacts } from '@/lib/db/codes/companies'
import { fillText } from '@/lib/i18n/count-forms'
import { joinTexts } from '@/lib/i18n/format'
import { today } from '@/lib/i18n/today'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useEffect, useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { CompanySection } from '../../registration/components/company-section'
import { FileSection } from '../../registration/components/file-section'
import { MarketSection } from '../../registration/components/market-section'
import { PersonSection } from '../../registration/components/person-section'
import { errorText } from '../../registration/components/registration-texts'
import type { SectionProps } from '../../registration/components/use-registration'
import type { RegistrationValues } from '../../registration/rules'
import { previewOf } from '../../rules/preview'
import { differences, fieldOrder } from '../rules'
import { CertificateRows } from './certificate-rows'
import { PhotographField } from './photograph-field'
import { ProfileSection } from './profile-section'
import type { EditTexts } from './edit-texts'
import { CompanyPreview, type PreviewSource } from './company-preview'
import { ConflictModal } from './conflict-modal'
import { StoredFile } from './stored-file'
import { useCompanyEdit, type Theirs } from './use-company-edit'
import type { Checked } from '../../verification/contract'
import type { MyCompany } from '../contract'
import { sendChange } from '../queries'
import type { RegistrationChoices } from '../../registration/queries'
import type { Locale } from '@/lib/i18n/locale'

export interface EditFormProps {
  locale: Locale
  /** The person who edits. */
  owner: number
  company: MyCompany
  choices: RegistrationChoices
  /** In their language. */
  addresses: Record<'profile' | 'company', string>
  preview: PreviewSource
  texts: EditTexts
  /** Sends the form. */
  deliver?: typeof sendChange
}

type Name = FieldPath<RegistrationValues>

/** The sections in their order (spec part 3 section 2). */
const sections = [
  'company',
  'contacts',
  'files',
  'certificates',
  'profile',
  'person',
  'location',
  'sectors',
] as const

/** The edit form of a company in titled sections, with an index next to them. */
export function EditForm(props: EditFormProps) {
  const { locale, choices, addresses, texts, owner, company, preview } = props
  const { deliver = sendChange } = props
  /** Whether the backend knows the profile for buyers and the days of certificates. */
  const hasProfile = company.verified !== null
  const editing = useCompanyEdit({ owner, company, profile: addresses.profile, deliver })
  const frame = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<ReturnType<typeof previewOf> | null>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { form, draft, submit, stage, setStage, conflict, saveOver } = editing
  const { getFieldState, formState, getValues } = form
  const errorOf = (name: Name) =>
    ownErrorText(name, getFieldState(name, formState).error?.message, props)
  const section: SectionProps = { locale, choices, texts, form, errorOf }
  const close = () => setStage('editing')

  useEffect(() => () => chosen.forEach((address) => URL.revokeObjectURL(address)), [chosen])

  const show = () => {
    const values = getValues()
    const { logo, photograph } = values
    const addressOf = (file: File | null | undefined) => (file ? [URL.createObjectURL(file)] : [])
    const [ofLogo, ofPhotograph] = [addressOf(logo), addressOf(photograph?.file)]
    setChosen([...ofLogo, ...ofPhotograph])
    const pictures = {
      logo: ofLogo[0] ?? company.logo,
      photograph: ofPhotograph[0] ?? photograph?.image ?? null,
    }
    setShown(previewOf(company, values, pictures, today()))
  }
  return (
    <MuiProvider locale={locale}>
      <FormWithIndex
        label={texts.index}
        sections={sections.filter((name) => name !== 'profile' || hasProfile)}
        titles={texts.sections}
      >
        <Form ref={frame} aria-labelledby="company-edit" onSubmit={(event) => void submit(event)}>
          {draft.restored && (
            <Alert tone="info" word={texts.draft.note} live>
              {texts.draft.restored}
            </Alert>
          )}
          <VerifiedAlert locale={locale} facts={company.verified ?? []} texts={texts} />
          <CompanySection {...section} />
          <FileSection {...section} kept={keptFiles(props)}>
            {hasProfile && <PhotographField {...section} company={company} texts={texts} />}
          </FileSection>
          <FormSection
            name="certificates"
            title={texts.sections.certificates}
            help={texts.help.certificates}
          >
            <CertificateRows {...section} texts={texts} hasDays={hasProfile} />
          </FormSection>
          {hasProfile && <ProfileSection {...section} texts={texts} />}
          <PersonSection {...section} />
          <MarketSection {...section} both />
          <FormEnd isSaved={draft.isSaved} texts={texts} isSending={editing.isSending}>
            <Button variant="secondary" onClick={show}>
              {texts.previewButton}
            </Button>
          </FormEnd>
        </Form>
        <FormDialogs
          locale={locale}
          stage={stage}
          fields={stage === 'incomplete' ? missingFields(getValues(), errorOf, texts) : []}
          progress={editing.progress}
          failure={editing.failure}
          onClose={close}
          onRetry={() => void submit()}
          onCancel={editing.cancel}
          onPick={(name) => focusField(frame.current, name)}
          texts={texts}
        />
        <ConflictModal
          locale={locale}
          conflict={conflict}
          open={stage === 'conflict'}
          onClose={close}
          onSave={saveOver}
          href={addresses.company}
          different={stage === 'conflict' ? differenceLabels(getValues(), conflict, texts) : []}
          texts={texts.conflict}
          newTab={texts.newTab}
        />
        {shown && (
          <CompanyPreview
            {...preview}
            locale={locale}
            company={shown}
            open
            onClose={() => setShown(null)}
            texts={texts.preview}
            word={texts.draft.note}
          />
        )}
      </FormWithIndex>
    </MuiProvider>
  )
}

/** What the portal has checked, and that a change takes it back. */
function VerifiedAlert({
  locale,
  facts,
  texts,
}: {
  locale: Locale
  facts: readonly Checked[]
  texts: EditTexts
}) {
  if (facts.length === 0) return null
  const named = checkedFacts.filter((fact) => facts.some((one) => one.fact === fact))
  const list = joinTexts(
    named.map((fact) => texts.fact[fact]),
    locale,
  )
  return (
    <Alert
      tone="info"
      word={texts.draft.note}
      title={fillText(texts.verified.title, { facts: list }, locale)}
    >
      {texts.verified.text}
    </Alert>
  )
}

/** The labels of the fields in which the other version differs from the form. */
function differenceLabels(values: RegistrationValues, theirs: Theirs | null, texts: EditTexts) {
  if (!theirs?.company) return []
  return differences(values, theirs.company).map((name) => texts.labels[name])
}

function keptFiles({ company, texts }: EditFormProps) {
  const { logo, company_profile_pdf: profile } = company
  return {
    ...(logo && { logo: <StoredFile href={logo} texts={texts.kept} isPicture /> }),
    ...(profile && { company_profile_pdf: <StoredFile href={profile} texts={texts.kept} /> }),
  }
}

/** The error text of a field; for a certificate, with its number (spec part 3 section 5). */
function ownErrorText(name: Name, message: string | undefined, { texts, locale }: EditFormProps) {
  const [, place, part] = /^certificates\.(\d+)\.(title|file)$/.exec(name) ?? []
  if (place !== undefined && message === 'required') {
    const text = part === 'title' ? texts.certificateName : texts.certificateFile
    return fillText(text, { number: Number(place) + 1 }, locale)
  }
  return errorText(name, message, texts)
}

/** The invalid fields, in the order of the form, each certificate by its number. */
function missingFields(
  { certificates }: RegistrationValues,
  errorOf: SectionProps['errorOf'],
  texts: EditTexts,
) {
  const line = (name: Name, isNumbered = false) => {
    const message = errorOf(name)
    if (message === undefined) return []
    return [isNumbered ? { name, label: message } : failedField(name, message, texts)]
  }
  const rows = certificates.flatMap((_, place) => [
    ...line(`certificates.${place}.title`, true),
    ...line(`certificates.${place}.file`, true),
    ...line(`certificates.${place}.valid_until`),
  ])
  return fieldOrder.flatMap((name) =>
    name === 'certificates' && rows.length > 0 ? rows : line(name),
  )
}
