'use client'

import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { failedFields, focusField } from '@/components/form/failed-fields'
import { Form } from '@/components/form/form'
import { FormEnd } from '@/components/form/form-end'
import { FormWithIndex } from '@/components/form/form-with-index'
import { FormDialogs } from '@/components/modal/form-dialogs'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { fieldsOf } from '@/lib/forms/field-texts'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useId, useRef, useState } from 'react'
import { sendOffer, type OfferChoices } from '../queries'
import { fieldNames, type FormSubject } from '../rules'
import { OfferFields } from './offer-fields'
import { OfferFiles } from './offer-files'
import { sectionsOf, type OfferFormTexts } from './offer-form-texts'
import { OfferNotices } from './offer-notices'
import { OfferPreview } from './offer-preview'
import { TradeFields } from './trade-fields'
import { useNamedField } from './use-named-field'
import { useOfferForm, type OfferEditing } from './use-offer-form'

export interface OfferFormProps {
  locale: Locale
  subject: FormSubject
  person: { id: number; company_id: number | null }
  choices: OfferChoices
  /** In their language. */
  addresses: Record<'profile' | 'list', string>
  texts: OfferFormTexts
  /** Sends the form. */
  deliver?: typeof sendOffer
}

/** The form of a product or service, with its preview, dialogs and notices. */
export function OfferForm(props: OfferFormProps) {
  const { locale, subject, person, choices, addresses, texts, deliver = sendOffer } = props
  const offer = useOfferForm({
    subject,
    person,
    deliver,
    profile: addresses.profile,
    hasTrade: choices.trade !== null,
  })
  const frame = useRef<HTMLFormElement>(null)
  const [previewed, setPreviewed] = useState(false)
  const id = useId()
  const { form, draft, stage, setStage, submit, progress, failure, cancel } = offer
  const { errorOf } = fieldsOf(form, texts)
  const goTo = (name: string) => openField(frame.current, name)
  useNamedField(goTo)
  const part = { locale, choices, texts, offer, errorOf }
  return (
    <MuiProvider locale={locale}>
      <FormWithIndex
        wide
        label={texts.index}
        sections={sectionsOf(choices.trade !== null)}
        titles={texts.sections}
      >
        <Form ref={frame} aria-labelledby={id} onSubmit={(event) => void submit(event)}>
          <VisuallyHidden as="h2" id={id}>
            {texts.submit}
          </VisuallyHidden>
          <OfferFields {...part}>
            <TradeFields {...part} goTo={goTo} />
          </OfferFields>
          <OfferFiles key={subject.item?.version} {...part} />
          <OfferNotices {...part} list={addresses.list} />
          <FormEnd isSaved={draft.isSaved} texts={texts} isSending={offer.isSending}>
            <Button variant="secondary" onClick={() => setPreviewed(true)}>
              {texts.preview.open}
            </Button>
            {subject.item !== null && (
              <ButtonLink href={addresses.list} variant="quiet">
                {texts.cancel}
              </ButtonLink>
            )}
          </FormEnd>
        </Form>
      </FormWithIndex>
      <FormDialogs
        locale={locale}
        stage={dialogOf(stage, subject)}
        fields={failedFields(fieldNames, errorOf, texts)}
        progress={progress}
        failure={failure}
        onClose={() => setStage('editing')}
        onRetry={() => void submit()}
        onCancel={cancel}
        onPick={goTo}
        texts={texts}
      />
      <OfferPreview {...part} open={previewed} onClose={() => setPreviewed(false)} />
    </MuiProvider>
  )
}

/** Puts the focus into a field, also into one that is folded away. */
function openField(form: HTMLFormElement | null, name: string) {
  const fold = form?.querySelector(`[name="${name}"]`)?.closest('details')
  if (fold) fold.open = true
  focusField(form, name)
}

/** The result of an edit is shown above its buttons; only a new item uses dialogs. */
function dialogOf(stage: OfferEditing['stage'], { item }: FormSubject) {
  return stage === 'failed' && item !== null ? 'editing' : stage
}
