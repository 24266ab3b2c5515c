'use client'

import { Chip } from '@/components/chip/chip'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Text } from '@/components/layout/text'
import { MotifLines } from '@/components/motif/motif-lines'
import { DescribedRow } from '@/components/work-record/described-row'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { endpointQuery } from '@/lib/api/query-options'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate, formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { nativeName } from '@/lib/i18n/locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { UpkeepPage } from '../../admin/upkeep-page'
import { brokenLinks, type BrokenLink } from '../contract'
import styles from './broken-links.module.css'

/** Links in published content that lead nowhere, with the way to their records. */
export function BrokenLinks() {
  const t = useTranslations('admin.upkeep.links')
  const locale = useInterfaceLocale()
  const found = useQuery(endpointQuery(brokenLinks))
  return (
    <UpkeepPage part="links">
      <LoadedRecord query={found}>
        {({ checked_at, links }) => (
          <>
            <Text role="status" tone="soft">
              {checked_at === null
                ? t('neverChecked')
                : `${t('found', { count: links.length })} · ${t('lastChecked', {
                    at: formatInstant(checked_at, locale),
                  })}`}
            </Text>
            {links.length > 0 ? (
              <ul>
                {links.map((link) => (
                  <Row
                    key={[link.kind, link.id, link.field, link.language, link.url].join(' ')}
                    link={link}
                  />
                ))}
              </ul>
            ) : (
              checked_at !== null && (
                <EmptyState
                  title={t('none')}
                  text={t('noneText')}
                  motif={<MotifLines seed="links-work" />}
                />
              )
            )}
          </>
        )}
      </LoadedRecord>
    </UpkeepPage>
  )
}

function Row({ link }: { link: BrokenLink }) {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { kind, id, field, language, url, text, answer, failed_at } = link
  const name = t(`fields.${field}`)
  const isStatus = /^\d+$/.test(answer)
  return (
    <DescribedRow
      to={`/content/${kind}/${id}`}
      label={<Bilingual of={link} field="label" locale={locale} />}
    >
      <span>
        {t('upkeep.links.inField', {
          kind: t(`kinds.${kind}`),
          field: language
            ? t('content.inLanguage', { field: name, language: nativeName[language] })
            : name,
        })}
      </span>
      <span className={styles.link}>
        <bdi lang={language ?? undefined}>{text || t('upkeep.links.noText')}</bdi>
        <Text dir="ltr" as="bdi" tone="soft" breaks>
          {url}
        </Text>
      </span>
      <Chip tone="danger" icon="warning">
        {isStatus
          ? t('upkeep.links.answer.status', { status: answer })
          : t(`upkeep.links.answer.${answer}`)}
      </Chip>
      <span>{t('upkeep.links.since', { date: formatDate(failed_at, locale) })}</span>
    </DescribedRow>
  )
}
