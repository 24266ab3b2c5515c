'use client'

import { ButtonLink } from '@/components/button/button-link'
import { ErrorModal } from '@/components/modal/error-modal'
import { LoadingModal } from '@/components/modal/loading-modal'
import { RequiredFieldsModal } from '@/components/modal/required-fields-modal'
import { SuccessModal } from '@/components/modal/success-modal'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useState } from 'react'
import type { EnquiryTexts } from './enquiry-texts'
import { PromisedDay } from './promised-day'
import type { Enquiry, Stage } from './use-enquiry'

interface EnquiryDialogsProps {
  locale: Locale
  enquiry: Enquiry
  texts: EnquiryTexts
  publish?: string | undefined
  /** Moves the focus into a field of the form. */
  onPick: (name: string) => void
}

/**
 * The modals of a submission. They are in the script of the form: a form that has lost its
 * connection must still be able to show the error.
 */
export function EnquiryDialogs(props: EnquiryDialogsProps) {
  const { locale, enquiry, texts, publish, onPick } = props
  const { stage, close, send } = enquiry
  const shown = useLast(stage)
  const { modals } = texts
  return (
    <>
      <LoadingModal locale={locale} open={stage.name === 'loading'} texts={modals.loading} />
      <RequiredFieldsModal
        locale={locale}
        open={stage.name === 'incomplete'}
        onClose={close}
        fields={shown.fields}
        onPick={onPick}
        texts={modals.requiredFields}
      />
      <ErrorModal
        locale={locale}
        open={stage.name === 'failed'}
        onClose={close}
        onRetry={() => void send()}
        texts={{ ...modals.error, text: shown.text }}
      />
      <SuccessModal
        locale={locale}
        open={stage.name === 'success'}
        onClose={close}
        requestNumber={shown.id}
        action={
          <>
            <ButtonLink href={localePath(locale, routes.userEnquiry(shown.id))}>
              {texts.follow}
            </ButtonLink>
            {publish !== undefined && (
              <ButtonLink
                href={localePath(locale, routes.newBuyingRequest(shown.id))}
                variant="secondary"
              >
                {publish}
              </ButtonLink>
            )}
          </>
        }
        texts={modals.success}
      >
        {texts.answerBy !== null && (
          <PromisedDay locale={locale} id={shown.id} text={texts.answerBy} />
        )}
      </SuccessModal>
    </>
  )
}

/** The last content of each modal, so that it stays the same while the modal closes. */
function useLast(stage: Stage) {
  const [last, setLast] = useState<Last>({ fields: [], text: '', id: 0 })
  const [seen, setSeen] = useState(stage)
  if (stage === seen) return last
  const now = { ...last, ...stage }
  setSeen(stage)
  setLast(now)
  return now
}

interface Last {
  fields: Extract<Stage, { name: 'incomplete' }>['fields']
  text: string
  id: number
}
