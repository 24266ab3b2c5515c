'use client'

import { Alert } from '@/components/alert/alert'
import { BilingualName } from '@/components/bilingual-name/bilingual-name'
import { Button } from '@/components/button/button'
import { Modal } from '@/components/modal/modal'
import type { Locale } from '@/lib/i18n/locale'
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl'
import { CompanyProfile } from '../../directory/components/company-profile'
import type { Company } from '../../directory/contract'
import type { CompanyNames } from '../../directory/queries'
import type { EditTexts } from './edit-texts'

export interface PreviewSource {
  /** The texts of the public page. */
  messages: AbstractIntlMessages
  names: Pick<CompanyNames, 'countries' | 'governorates'>
}

interface CompanyPreviewProps extends PreviewSource {
  locale: Locale
  company: Company
  open: boolean
  onClose: () => void
  texts: EditTexts['preview']
  /** The label of the notice, for screen readers. */
  word: string
}

/** A private preview of the public page with the values of the form. */
export function CompanyPreview(props: CompanyPreviewProps) {
  const { locale, company, messages, names, open, onClose, texts, word } = props
  return (
    <Modal
      locale={locale}
      open={open}
      wide
      title={texts.title}
      onClose={onClose}
      closeText={texts.close}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <NextIntlClientProvider locale={locale} messages={messages}>
        <Alert tone="info" word={word}>
          {texts.note}
        </Alert>
        <h3>
          <BilingualName of={company} field="company_registered_name" locale={locale} />
        </h3>
        <p>
          <BilingualName of={company} field="company_trading_name" locale={locale} />
        </p>
        <CompanyProfile locale={locale} company={company} names={names} />
      </NextIntlClientProvider>
    </Modal>
  )
}
