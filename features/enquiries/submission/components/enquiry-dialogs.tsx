'use client'

import { ButtonLink } from '@/components/button/button-link'
import { failedFields } from '@/components/form/failed-fields'
import { ErrorModal } from '@/components/modal/error-modal'
import { LoadingModal } from '@/components/modal/loading-modal'
import { RequiredFieldsModal } from '@/components/modal/required-fields-modal'
import { SuccessModal } from '@/components/modal/success-modal'
import { ruleText } from '@/lib/api/rule-sentences'
import { refusalText } from '@/lib/forms/failure'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useFormState } from 'react-hook-form'
import { fieldsOf } from '../rules'
import type { EnquiryTexts } from './enquiry-texts'
import { PromisedDay } from './promised-day'
import type { Enquiry } from './use-enquiry'

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
  const { kind, form, survey, stage, failure, id, close, send } = enquiry
  const { errors } = useFormState({ control: form.control })
  const { modals, rules, required } = texts
  const fields = failedFields(
    fieldsOf(kind),
    (name) => ruleText(rules, errors[name]?.message, required[name]),
    texts,
  )
  const statements = survey?.missing
  return (
    <>
      <LoadingModal locale={locale} open={stage === 'sending'} texts={modals.loading} />
      <RequiredFieldsModal
        locale={locale}
        open={stage === 'incomplete'}
        onClose={close}
        fields={statements ? [statements, ...fields] : fields}
        onPick={onPick}
        texts={modals.requiredFields}
      />
      <ErrorModal
        locale={locale}
        open={stage === 'failed'}
        onClose={close}
        onRetry={() => void send()}
        texts={{ ...modals.error, text: refusalText(failure, texts, locale) }}
      />
      <SuccessModal
        locale={locale}
        open={stage === 'done'}
        onClose={close}
        requestNumber={id}
        action={
          <>
            <ButtonLink href={localePath(locale, routes.userEnquiry(id))}>
              {texts.follow}
            </ButtonLink>
            {publish !== undefined && (
              <ButtonLink
                href={localePath(locale, routes.newBuyingRequest(id))}
                variant="secondary"
              >
                {publish}
              </ButtonLink>
            )}
          </>
        }
        texts={modals.success}
      >
        {texts.answerBy !== null && <PromisedDay locale={locale} id={id} text={texts.answerBy} />}
      </SuccessModal>
    </>
  )
}
