'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { ruleKeys } from '@/lib/api/rule-sentences'
import { fillText } from '@/lib/i18n/count-forms'
import { useEffect, useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { CompanySection } from '../../registration/components/company-section'
import { FileSection } from '../../registration/components/file-section'
import { FormSection } from '../../registration/components/form-section'
import { MarketSection } from '../../registration/components/market-section'
import { PersonSection } from '../../registration/components/person-section'
import { RegistrationDialogs } from '../../registration/components/registration-dialogs'
import type { SectionProps } from '../../registration/components/use-registration'
import styles from '../../registration/components/registration-form.module.css'
import type { RegistrationValues } from '../../registration/rules'
import { differences, fieldOrder, previewOf } from '../rules'
import { CertificateRows } from './certificate-rows'
import type { EditTexts } from './edit-texts'
import { CompanyPreview, type PreviewSource } from './company-preview'
import { ConflictModal } from './conflict-modal'
import { StoredFile } from './stored-file'
import { useCompanyEdit, type Theirs } from './use-company-edit'
import type { MyCompany } from '../contract'
import type { sendChange } from '../queries'
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
  /** How a change is sent. */
  deliver: typeof sendChange
}

type Name = FieldPath<RegistrationValues>

/** The sections in their order (spec part 3 section 2). */
const sections = [
  'company',
  'contacts',
  'files',
  'certificates',
  'person',
  'location',
  'sectors',
] as const

/** The change of a company in titled sections, with an index beside them. */
export function EditForm(props: EditFormProps) {
  const { locale, choices, addresses, texts, owner, company, preview, deliver } = props
  const editing = useCompanyEdit({ owner, company, profile: addresses.profile, deliver })
  const frame = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<ReturnType<typeof previewOf> | null>(null)
  const [logo, setLogo] = useState<string | null>(null)
  const { form, submit, stage, setStage, locate, restored, isSaved, meanwhile, saveOver } = editing
  const { getFieldState, formState, getValues } = form
  const errorOf = (name: Name) =>
    errorText(name, getFieldState(name, formState).error?.message, props)
  const section: SectionProps = { locale, choices, texts, form, errorOf, locate }
  const close = () => setStage('editing')

  useEffect(() => () => URL.revokeObjectURL(logo ?? ''), [logo])

  const show = () => {
    const values = getValues()
    const chosen = values.logo ? URL.createObjectURL(values.logo) : null
    setLogo(chosen)
    setShown(previewOf(company, values, chosen ?? company.logo))
  }
  return (
    <div className={styles.layout}>
      <nav aria-label={texts.index} className={styles.index}>
        <ol>
          {sections.map((name) => (
            <li key={name}>
              <a href={`#${name}-section`}>{texts.sections[name]}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Form ref={frame} aria-labelledby="company-edit" onSubmit={(event) => void submit(event)}>
        {restored && (
          <Alert tone="info" word={texts.draft.note} live>
            {texts.draft.restored}
          </Alert>
        )}
        <CompanySection {...section} />
        <FileSection {...section} kept={keptFiles(props)} />
        <FormSection name="certificates" texts={texts} help={texts.help.certificates}>
          <CertificateRows {...section} texts={texts} />
        </FormSection>
        <PersonSection {...section} />
        <MarketSection {...section} both />
        <div className={styles.end}>
          <Button type="submit" aria-disabled={stage === 'sending' || undefined}>
            {texts.submit}
          </Button>
          <Button variant="secondary" onClick={show}>
            {texts.previewButton}
          </Button>
          <p role="status" className={styles.saved}>
            {isSaved && texts.draft.saved}
          </p>
        </div>
      </Form>
      <RegistrationDialogs
        locale={locale}
        registration={{ ...editing, stage: stageShown(stage) }}
        fields={stage === 'incomplete' ? failedFields(getValues(), errorOf, texts) : []}
        texts={texts}
        onPick={(name) => focusField(frame.current, name)}
      />
      <ConflictModal
        locale={locale}
        meanwhile={meanwhile}
        open={stage === 'conflict'}
        onClose={close}
        onSave={saveOver}
        href={addresses.company}
        different={stage === 'conflict' ? differenceLabels(getValues(), meanwhile, texts) : []}
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
    </div>
  )
}

/** What somebody else saved otherwise than it stands in the form, by the labels of the form. */
function differenceLabels(values: RegistrationValues, theirs: Theirs | null, texts: EditTexts) {
  if (!theirs?.company) return []
  return differences(values, theirs.company).map((name) => texts.labels[name])
}

/** The sending is shown until the success is. */
function stageShown(stage: ReturnType<typeof useCompanyEdit>['stage']) {
  if (stage === 'saved') return 'sending'
  return stage === 'conflict' ? 'editing' : stage
}

function keptFiles({ company, texts }: EditFormProps) {
  const { logo, company_profile_pdf: profile } = company
  return {
    ...(logo && { logo: <StoredFile href={logo} texts={texts.kept} isPicture /> }),
    ...(profile && { company_profile_pdf: <StoredFile href={profile} texts={texts.kept} /> }),
  }
}

/** What is wrong with a field, in words; of a certificate, which one (spec part 3 section 5). */
function errorText(name: Name, message: string | undefined, { texts, locale }: EditFormProps) {
  const [, place, part] = /^certificates\.(\d+)\.(title|file)$/.exec(name) ?? []
  if (place !== undefined && message === 'required') {
    const text = part === 'title' ? texts.certificateName : texts.certificateFile
    return fillText(text, { number: Number(place) + 1 }, locale)
  }
  const key = ruleKeys.find((candidate) => candidate === message)
  return key === undefined ? message : texts.rules[key]
}

/** The fields that stop the form, in the order of the form, each certificate by its number. */
function failedFields(
  { certificates }: RegistrationValues,
  errorOf: SectionProps['errorOf'],
  { labels }: EditTexts,
) {
  const line = (name: Name, label?: string) => {
    const message = errorOf(name)
    if (message === undefined) return []
    return [label === undefined ? { name, label: message } : { name, label, message }]
  }
  const rows = certificates.flatMap((_, place) => [
    ...line(`certificates.${place}.title`),
    ...line(`certificates.${place}.file`),
  ])
  return fieldOrder.flatMap((name) =>
    name === 'certificates' && rows.length > 0 ? rows : line(name, labels[name]),
  )
}

/** Puts the focus into a field; certificates begin with their first one. */
function focusField(frame: HTMLFormElement | null, name: string): void {
  const [first] = frame?.querySelectorAll<HTMLElement>(`[name="${name}"], [name^="${name}."]`) ?? []
  first?.focus()
}
