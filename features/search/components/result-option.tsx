'use client'

import options from '@/components/combobox/option.module.css'
import type { useActiveOption } from '@/components/combobox/use-active-option'
import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { valueOfPair } from '@/lib/bilingual/pair'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import type { SearchHit } from '../contract'
import { opensFully } from '../rules'
import { FoundTitle } from './found-title'
import facts from './option-groups.module.css'
import styles from './result-option.module.css'
import { MarkedText } from './marked-text'
import { OtherTitle } from './other-title'
import { ResultFacts } from './result-facts'
import type { SearchTexts } from './search-texts'

interface ResultOptionProps {
  locale: Locale
  hit: SearchHit
  texts: Pick<SearchTexts, 'kind' | 'facts'>
  option: ReturnType<ReturnType<typeof useActiveOption>['optionProps']>
  onFollow: () => void
}

/** A result in the dialog: a link with the role of an option. */
export function ResultOption({ locale, hit, texts, option, onFollow }: ResultOptionProps) {
  const { excerpt, excerpt_locale: lang } = hit
  const own = lang === locale ? {} : { lang, dir: directionOf(lang) }
  return (
    <a
      {...option}
      href={localePath(locale, hit.path)}
      className={`${options.option} ${styles.option}`}
      onClick={onFollow}
      {...opensFully(hit)}
    >
      <Text as="span" tone="title" weight="heading" breaks>
        <FoundTitle
          found={hit}
          locale={locale}
          rangesIn={(language) => valueOfPair(hit.highlights, 'title', language)}
        />
      </Text>
      <VisuallyHidden>, </VisuallyHidden>
      <Note as="span" tone="faint" breaks>
        <VisuallyHidden>{texts.kind[hit.type]}</VisuallyHidden>
        <span className={facts.facts}>
          <ResultFacts locale={locale} found={hit} texts={texts.facts} />
        </span>
      </Note>
      <OtherTitle hit={hit} locale={locale} className={styles.other} />
      {excerpt !== '' && (
        <span className={styles.excerpt}>
          <VisuallyHidden>, </VisuallyHidden>
          <bdi {...own}>
            <MarkedText text={excerpt} ranges={hit.highlights.excerpt} />
          </bdi>
        </span>
      )}
    </a>
  )
}
