'use client'

import { buttonClass } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { WorkList } from '@/components/work-list/work-list'
import { pageOnly } from '@/lib/api/paging'
import { call } from '@/lib/api/call'
import { listsOf } from '@/lib/bilingual/in-locale'
import { formatDate, joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { nativeName, type Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import { synonymList, type Synonyms } from '../contract'
import { synonymListShape } from '../search-params'

/** The groups of synonyms; a group opens its form. */
export function SynonymList() {
  const t = useTranslations('admin.synonyms')
  const admin = useTranslations('admin')
  const judgements = useTranslations('admin.judgements')
  const locale = useInterfaceLocale()
  const termsIn = (group: Synonyms, language: Locale) => (
    <span lang={language} dir="auto">
      {listsOf(group, 'terms')[language].join(language === 'ar' ? '، ' : ', ') || '–'}
    </span>
  )
  return (
    <WorkList
      resource="synonyms"
      shape={synonymListShape}
      load={async ({ sort: _, ...query }) => pageOnly(await call(synonymList, { query }))}
      title={admin('areas.synonyms')}
      lead={t('lead')}
      nothing={{ title: t('none'), text: t('noneText') }}
      filters={[{ kind: 'text', key: 'q', label: t('search'), hint: t('searchHint') }]}
      columns={[
        { name: 'en', head: nativeName.en, cell: (group) => termsIn(group, 'en') },
        { name: 'ar', head: nativeName.ar, cell: (group) => termsIn(group, 'ar') },
        {
          name: 'state',
          head: t('state'),
          cell: ({ active, updated_at }) =>
            joinTexts([active ? t('used') : t('unused'), formatDate(updated_at, locale)], locale),
        },
      ]}
      actions={() => (
        <>
          <Link to="new" className={buttonClass('primary')}>
            <Icon name="plus" />
            {t('add')}
          </Link>
          <Link to="searches" className={buttonClass('secondary')}>
            {t('failedSearches')}
          </Link>
          <Link to="judgements" className={buttonClass('secondary')}>
            {judgements('title')}
          </Link>
        </>
      )}
    />
  )
}
