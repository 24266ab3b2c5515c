import { approvalStatus } from '@/lib/db/codes/approval'
import { Alert } from '@/components/alert/alert'
import { ApprovalChip } from '@/components/approval-chip/approval-chip'
import { useApprovalTexts } from '@/components/approval-chip/approval-texts'
import { BilingualName } from '@/components/bilingual-name/bilingual-name'
import { otherName } from '@/components/bilingual-name/other-name'
import { ButtonLink } from '@/components/button/button-link'
import { ContactLink } from '@/components/contact-link/contact-link'
import { DefinitionList, type Fact } from '@/components/definition-list/definition-list'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { Picture } from '@/components/picture/picture'
import { QualityMeter } from '@/components/quality-meter/quality-meter'
import { ReviewDay } from '@/components/review-day/review-day'
import { sceneOfSectors } from '@/components/scene/of-sector'
import { Scene } from '@/components/scene/scene'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { localePath, routes } from '@/lib/routing/routes'
import { writtenLink } from '@/lib/i18n/written-link'
import { useTranslations } from 'next-intl'
import type { MyCompany } from '../contract'
import { profileParts, sectionOf, type ProfilePart } from '../../profile/rules'
import { partsMissing, sectorsOf } from '../rules'
import styles from './my-company-card.module.css'

interface MyCompanyCardProps {
  locale: Locale
  company: MyCompany
}

/**
 * One's own company in its last saved version, with its status and a link to edit it (spec part 3).
 */
export function MyCompanyCard({ locale, company }: MyCompanyCardProps) {
  const t = useTranslations('myCompany')
  const approval = useApprovalTexts()
  const facts = useFacts(company, locale)
  const { iid } = company.status_belongs
  const name = inLocale(company, 'company_registered_name', locale)
  const to = (route: string) => localePath(locale, route)
  return (
    <Stack as="section" gap={5} bounded panel={5} aria-labelledby="my-company">
      <Row gap={5} lineGap={4} align="center">
        <Picture
          src={company.logo}
          alt={t('logo', { name: isolated(name, locale) })}
          sizes="160px"
          shape="square"
          whole
          fallback={<Scene name={sceneOfSectors(sectorsOf(company))} />}
          className={styles.logo}
        />
        <div className={styles.name}>
          <h2 id="my-company">
            <BilingualName of={company} field="company_registered_name" locale={locale} />
          </h2>
          <p>
            <BilingualName of={company} field="company_trading_name" locale={locale} />
          </p>
          <ApprovalChip status={iid} texts={approval} />
        </div>
        <Row as="p" gap={3}>
          <ButtonLink href={to(routes.editCompany(company.id))}>{t('edit')}</ButtonLink>
          {company.is_public && (
            <ButtonLink href={to(routes.company(company.id))} variant="secondary">
              {t('publicPage')}
            </ButtonLink>
          )}
        </Row>
      </Row>
      <StatusNotice locale={locale} company={company} />
      {company.verified !== null && <ProfileMeter locale={locale} company={company} />}
      <div className={styles.facts}>
        <DefinitionList facts={facts} />
      </div>
    </Stack>
  )
}

/** What the profile lacks for buyers; each part leads to the edit form. */
function ProfileMeter({ locale, company }: MyCompanyCardProps) {
  const t = useTranslations('myCompany.quality')
  const missing = partsMissing(company, today())
  const total = profileParts.length
  const filled = total - missing.length
  const section = (part: ProfilePart) => `#${sectionOf[part]}-section`
  const edit = localePath(locale, routes.editCompany(company.id))
  return (
    <QualityMeter
      title={t('title')}
      filled={filled}
      total={total}
      value={t('value', { filled, total })}
      missing={missing.map((part) => ({
        name: part,
        way: <Link href={`${edit}${section(part)}`}>{t(`part.${part}`)}</Link>,
      }))}
      texts={{ missing: t('missing'), complete: t('complete') }}
    />
  )
}

/** The notice for the owner about the status of the company. */
function StatusNotice({ locale, company }: MyCompanyCardProps) {
  const t = useTranslations('myCompany')
  const { is_public: isPublic, refusal_reason: reason } = company
  const { iid } = company.status_belongs
  const texts = useTranslations().raw('reviewDay')
  if (iid === approvalStatus.approved) return null
  if (iid !== approvalStatus.refused && reason) {
    return (
      <Alert tone="warning" word={t('note')} title={t('returned')}>
        <p>{isolated(reason, locale)}</p>
        <p>{t('returnedNext')}</p>
      </Alert>
    )
  }
  const review = <ReviewDay locale={locale} texts={texts} since={company.updated_at} />
  if (iid === approvalStatus.inProcess) {
    return (
      <Alert tone="info" word={t('note')}>
        {t('inProcess')}
        {review}
      </Alert>
    )
  }
  if (iid !== approvalStatus.refused) {
    return (
      <Alert tone="info" word={t('note')}>
        {t('changed')}
        {review}
      </Alert>
    )
  }
  return (
    <Alert tone="warning" word={t('note')} title={t(isPublic ? 'changeRefused' : 'refused')}>
      {reason && <p>{t('reason', { reason: isolated(reason, locale) })}</p>}
      <p>{t('next')}</p>
    </Alert>
  )
}

function useFacts(company: MyCompany, locale: Locale): Fact[] {
  const t = useTranslations('myCompany')
  const labels = useTranslations('companyRegistration.labels')
  const site = writtenLink(company.website_url, locale)
  const person = [
    inLocale(company.person_title, 'name', locale),
    inLocale(company, 'person_first_name', locale),
    inLocale(company, 'person_last_name', locale),
  ].filter((part) => part !== '')
  const other = otherName({ of: company, field: 'company_registered_name', locale })
  return [
    { term: useTranslations('companies')('otherName'), value: other },
    { term: labels('type_of_company'), value: inLocale(company.type_belongs, 'name', locale) },
    {
      term: labels('website_url'),
      value: site && (
        <Link href={site.href}>
          <bdi dir="ltr">{company.website_url}</bdi>
        </Link>
      ),
    },
    { term: labels('e_mail'), value: mail(company.e_mail) },
    { term: labels('phone_number'), value: phone(company.phone_number) },
    { term: t('person'), value: <bdi>{person.join(' ')}</bdi> },
    { term: labels('person_position'), value: inLocale(company.person_position, 'name', locale) },
    { term: labels('person_mobile_number'), value: phone(company.person_mobile_number) },
    { term: labels('person_email'), value: mail(company.person_email) },
  ]
}

const phone = (number: string) => number && <ContactLink kind="phone" value={number} />
const mail = (address: string) => address && <ContactLink kind="mail" value={address} />
