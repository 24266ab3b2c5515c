import { Part } from '@/components/layout/part'
import { Stack } from '@/components/layout/stack'
import { prepareHtml } from '@/components/rich-text/prepare-html'
import { Picture } from '@/components/picture/picture'
import { RichText } from '@/components/rich-text/rich-text'
import { Scene } from '@/components/scene/scene'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import type { NewsItem } from '../contract'
import { newsScene } from '../rules'
import styles from './news-article.module.css'
import { ShareLinks } from './share-links'

interface NewsArticleProps {
  locale: Locale
  item: NewsItem
  /** The absolute address of the article in this language, to be shared. */
  url: string
  /** Other items, next to the text where there is space, else below it. */
  related?: ReactNode
}

/** A news item: the picture or scene of its card, body, other items and share links; its title and date are in the banner. */
export function NewsArticle({ locale, item, url, related }: NewsArticleProps) {
  return (
    <article className={styles.article}>
      <Picture
        src={item.image}
        alt={inLocale(item, 'image_alt', locale)}
        first
        sizes="(width < 924px) 94vw, 780px"
        className={styles.picture}
        fallback={<Scene name={newsScene(item)} />}
      />
      <Part step={0} shrinks className={styles.body}>
        <RichText>
          <BilingualHtml of={item} field="TARIFF" locale={locale} prepare={prepareHtml} />
        </RichText>
      </Part>
      <Stack as="aside" gap={5} className={styles.aside} data-no-print>
        {related}
        <ShareLinks url={url} title={inLocale(item, 'DESCRIPTION', locale)} />
      </Stack>
    </article>
  )
}
