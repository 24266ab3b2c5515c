'use client'

import { Chip } from '@/components/chip/chip'
import { IsolatedList } from '@/components/isolated/isolated-list'
import { Row } from '@/components/layout/row'
import { Picture } from '@/components/picture/picture'
import { sceneOfSubject } from '@/components/scene/of-subject'
import { Scene } from '@/components/scene/scene'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { localized, textsOf } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { firstSentence } from '@/lib/i18n/paragraphs'
import type { ListedStatistic } from '../contract'
import styles from './statistic-card.module.css'

/** The texts of a card. */
export type CardTexts = Record<'premium' | 'sample' | 'published', string>

interface StatisticCardProps {
  locale: Locale
  record: ListedStatistic
  texts: CardTexts
  onOpen: () => void
}

/** A record of interactive data; its title opens it. */
export function StatisticCard({ locale, record, texts, onOpen }: StatisticCardProps) {
  return (
    <article className={styles.card}>
      <Picture
        src={record.image_url}
        alt=""
        fallback={<Scene name={sceneOfSubject(textsOf(record, 'title')) ?? 'data'} />}
        sizes="(width < 600px) 94vw, (width < 1120px) 46vw, 320px"
      />
      <div className={styles.body}>
        <Row as="p" gap={2} align="center" tone="faint" step={-1}>
          <Bilingual of={record} field="subject" locale={locale} />
          {record.premium === 1 && (
            <Chip tone="sand" icon="star">
              {texts.premium}
            </Chip>
          )}
          {record.sample && <Chip>{texts.sample}</Chip>}
        </Row>
        <h3 className={styles.title}>
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
            <Bilingual of={record} field="title" locale={locale} />
          </button>
        </h3>
        <Bilingual
          of={record}
          field="description"
          locale={locale}
          as="p"
          className={styles.summary}
          prepare={firstSentence}
        />
        <p className={styles.meta}>
          <time dateTime={record.date}>{formatDate(record.date, locale)}</time>
          <span aria-hidden="true"> · </span>
          <IsolatedList
            locale={locale}
            texts={record.publishers.map((one) => localized(one, 'title', locale))}
          />
        </p>
      </div>
    </article>
  )
}
