import { Alert } from '@/components/alert/alert'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { RequestLink } from '../../contract'
import { useActionTexts } from '../../components/action-texts'
import { Part } from '../../components/part'
import type { BuyerRequest } from '../contract'
import { draftPlace } from '../../submission/rules'
import { BuyerActionForm } from './buyer-action-form'
import { SendAgain } from './send-again'

interface ConfirmPartProps {
  locale: Locale
  link: RequestLink
  request: BuyerRequest
}

/** The button that confirms the address; opening the page confirms nothing, since scanners open links. */
export function ConfirmPart({ locale, link, request }: ConfirmPartProps) {
  const t = useTranslations('quotations.link')
  const textsOf = useActionTexts()
  const { company, offer, email, expired, draft } = request
  const about = offer ? { [offer.type]: offer.id } : {}
  if (expired) {
    return (
      <Alert
        tone="warning"
        word={t('word')}
        title={t('confirm.expired')}
        action={
          <SendAgain
            href={localePath(locale, routes.askSupplier(company.id, about))}
            place={draftPlace({ company: company.id, ...about })}
            draft={draft}
          >
            {t('confirm.again')}
          </SendAgain>
        }
      >
        {t('confirm.expiredText')}
      </Alert>
    )
  }
  return (
    <Part id="confirm" title={t('confirm.title')}>
      <p>
        {t('confirm.text', {
          company: isolated(inLocale(company, 'name', locale), locale),
          email: isolated(email, locale),
        })}
      </p>
      <BuyerActionForm
        locale={locale}
        link={link}
        action="confirm"
        texts={textsOf(t('confirm.action'))}
      />
      <p>{t('confirm.notYou')}</p>
    </Part>
  )
}
