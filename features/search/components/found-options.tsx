'use client'

import { Button } from '@/components/button/button'
import type { useActiveOption } from '@/components/combobox/use-active-option'
import { Part } from '@/components/layout/part'
import { FailedView } from '@/components/list-view/failed-view'
import { Skeleton } from '@/components/skeleton/skeleton'
import { countText, fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { SearchAnswer } from '../contract'
import { asCorrected, foundInAll } from '../rules'
import { searchAddress, viewAsTyped } from '../search-params'
import styles from './found-options.module.css'
import { OptionGroups } from './option-groups'
import { ResultOption } from './result-option'
import type { SearchTexts } from './search-texts'
import type { useResults } from './use-answers'

interface FoundOptionsProps {
  id: string
  locale: Locale
  texts: SearchTexts
  results: ReturnType<typeof useResults>
  typed: string
  /** The address of all results. */
  address: string
  optionProps: ReturnType<typeof useActiveOption>['optionProps']
  onFollow: () => void
  /** Removes the filter by type. */
  onAllTypes: () => void
}

/** The results as options of the search field, or the reason why there are none. */
export function FoundOptions(props: FoundOptionsProps) {
  const { results, locale, texts } = props
  const { answer, error, isWaiting, retry } = results
  if (error) {
    return (
      <Part inset={2}>
        <FailedView error={error} texts={texts.failed} onRetry={retry} />
      </Part>
    )
  }
  return (
    <div className={isWaiting && answer ? styles.waiting : undefined}>
      <p role="status" className={styles.status}>
        {answer &&
          (isWaiting && namesText(answer)
            ? texts.searching
            : statusText(answer, results.text, texts, locale))}
      </p>
      {answer ? (
        <Answer {...props} answer={answer} />
      ) : (
        <Part inset={2}>
          <Skeleton shape="text" count={4} label={texts.searching} />
        </Part>
      )}
    </div>
  )
}

/** Whether the status of an answer quotes the search text, which is outdated while the next answer loads. */
function namesText({ total, corrected }: SearchAnswer): boolean {
  return total === 0 || corrected !== undefined
}

/** The number of results, and the corrected text where there is one. */
function statusText(
  answer: SearchAnswer,
  text: string,
  texts: SearchTexts,
  locale: Locale,
): string {
  const filled = (message: string) =>
    fillText(
      message,
      {
        text,
        corrected: asCorrected(answer.corrected ?? '', answer.data),
      },
      locale,
    )
  if (answer.total === 0) {
    return filled(foundInAll(answer) > 0 ? texts.noneOfKinds.title : texts.none.title)
  }
  const count = answer.total_capped
    ? texts.countCapped
    : countText(texts.count, answer.total, locale)
  return answer.corrected === undefined ? count : `${filled(texts.corrected)} ${count}`
}

/** The way to the results of what was typed where it was corrected, or of a proposed correction. */
function otherSearch(
  { corrected, suggestion }: SearchAnswer,
  text: string,
  { texts, locale }: Pick<FoundOptionsProps, 'texts' | 'locale'>,
) {
  if (corrected !== undefined) {
    const href = searchAddress(locale, text, viewAsTyped)
    return { before: '', href, text: fillText(texts.instead, { text }, locale) }
  }
  if (suggestion === undefined) return null
  return {
    before: `${texts.didYouMean} `,
    href: searchAddress(locale, suggestion),
    text: suggestion,
  }
}

function Answer({
  id,
  locale,
  texts,
  results,
  typed,
  answer,
  address,
  optionProps,
  onFollow,
  onAllTypes,
}: FoundOptionsProps & { answer: SearchAnswer }) {
  const other = otherSearch(answer, results.text, { texts, locale })
  if (answer.data.length === 0) {
    const others = foundInAll(answer) > 0
    return (
      <div className={styles.none}>
        <p>{others ? texts.noneOfKinds.text : texts.none.text}</p>
        {others && (
          <Button variant="secondary" onClick={onAllTypes}>
            {texts.noneOfKinds.back}
          </Button>
        )}
      </div>
    )
  }
  return (
    <>
      {other !== null && (
        <p className={styles.other}>
          {other.before}
          <a href={other.href} onClick={onFollow}>
            {other.text}
          </a>
        </p>
      )}
      <div
        id={id}
        role="listbox"
        aria-label={texts.results}
        aria-busy={results.isWaiting}
        className={styles.list}
      >
        <OptionGroups
          found={answer.data}
          names={texts.type}
          option={(hit, place) => (
            <ResultOption
              key={`${hit.type}-${hit.id}`}
              locale={locale}
              hit={hit}
              texts={texts}
              option={optionProps(place)}
              onFollow={onFollow}
            />
          )}
        />
        <a
          {...optionProps(answer.data.length)}
          href={address}
          className={styles.all}
          onClick={onFollow}
        >
          {fillText(texts.allResults, { text: typed.trim() }, locale)}
        </a>
      </div>
    </>
  )
}
