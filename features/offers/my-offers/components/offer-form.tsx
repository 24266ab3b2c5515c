'use client'

import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Form } from '@/components/form/form'
import { ruleKeys } from '@/lib/api/rule-sentences'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useId, useRef, useState } from 'react'
import { sendOffer, type SectorChoices } from '../queries'
import type { FormSubject, OfferValues } from '../rules'
import { OfferDialogs } from './offer-dialogs'
import { OfferFields } from './offer-fields'
import { OfferFiles } from './offer-files'
import styles from './offer-form.module.css'
import { sections, type OfferFormTexts } from './offer-form-texts'
import { OfferNotices } from './offer-notices'
import { OfferPreview } from './offer-preview'
import { useOfferForm } from './use-offer-form'

export interface OfferFormProps {
  locale: Locale
  subject: FormSubject
  person: { id: number; company_id: number | null }
  choices: SectorChoices
  /** In their language. */
  addresses: Record<'profile' | 'list', string>
  texts: OfferFormTexts
  /** Sends the form. */
  deliver?: typeof sendOffer
}

/** The form of a product or service, with its preview, dialogs and notices. */
export function OfferForm(props: OfferFormProps) {
  const { locale, subject, person, choices, addresses, texts, deliver = sendOffer } = props
  const offer = useOfferForm({ subject, person, profile: addresses.profile, deliver })
  const frame = useRef<HTMLFormElement>(null)
  const [previewed, setPreviewed] = useState(false)
  const id = useId()
  const { form, stage, submit, isSaved } = offer
  const { getFieldState, formState } = form
  const errorOf = (name: keyof OfferValues) =>
    ruleText(getFieldState(name, formState).error?.message, texts)
  const part = { locale, choices, texts, offer, errorOf }
  return (
    <MuiProvider locale={locale}>
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
        <Form ref={frame} aria-labelledby={id} onSubmit={(event) => void submit(event)}>
          <h2 id={id} className={styles.spoken}>
            {texts.submit}
          </h2>
          <OfferFields {...part} />
          <OfferFiles {...part} />
          <OfferNotices {...part} list={addresses.list} />
          <div className={styles.end}>
            <Button type="submit" aria-disabled={stage === 'sending' || undefined}>
              {texts.submit}
            </Button>
            <Button variant="secondary" onClick={() => setPreviewed(true)}>
              {texts.preview.open}
            </Button>
            {subject.item !== null && (
              <ButtonLink href={addresses.list} variant="quiet">
                {texts.cancel}
              </ButtonLink>
            )}
            <p role="status" className={styles.saved}>
              {isSaved && texts.draft.saved}
            </p>
          </div>
        </Form>
      </div>
      <OfferDialogs {...part} onPick={(name) => focusField(frame.current, name)} />
      <OfferPreview {...part} open={previewed} onClose={() => setPreviewed(false)} />
    </MuiProvider>
  )
}

function ruleText(message: string | undefined, { rules }: OfferFormTexts): string | undefined {
  const key = ruleKeys.find((candidate) => candidate === message)
  return key === undefined ? message : rules[key]
}

/** Puts the focus into a field. */
function focusField(frame: HTMLFormElement | null, name: string): void {
  frame?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
