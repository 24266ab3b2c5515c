import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import { useTranslations } from 'next-intl'

/** People without a company get a link to its registration (spec part 3, 'Profile'). */
export function NoCompany({ href }: { href: string }) {
  const t = useTranslations('myOffers.noCompany')
  return (
    <Alert
      tone="info"
      word={t('note')}
      title={t('title')}
      action={<ButtonLink href={href}>{t('action')}</ButtonLink>}
    >
      {t('text')}
    </Alert>
  )
}
