'use client'

import options from '@/components/combobox/option.module.css'
import type { useActiveOption } from '@/components/combobox/use-active-option'
import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/names'
import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { useId } from 'react'
import styles from './recent-options.module.css'
import type { SearchTexts } from './search-texts'

interface RecentOptionsProps {
  id: string
  texts: Pick<SearchTexts, 'recent' | 'popular' | 'suggestions'>
  recent: readonly string[]
  popular: readonly string[]
  optionProps: ReturnType<typeof useActiveOption>['optionProps']
  onChoose: (text: string) => void
  onClear: () => void
}

/** The recent searches of this browser and the popular ones, as options of an empty field. */
export function RecentOptions(props: RecentOptionsProps) {
  const { id, texts, recent, popular, optionProps, onChoose, onClear } = props
  const recentId = useId()
  const popularId = useId()
  if (recent.length + popular.length === 0) return null
  const option = (text: string, icon: IconName, place: number) => (
    <button
      key={text}
      type="button"
      {...optionProps(place)}
      className={`${options.option} ${styles.option}`}
      onClick={() => onChoose(text)}
    >
      <Icon name={icon} size={20} className={styles.sign} />
      <bdi className={styles.text}>{text}</bdi>
    </button>
  )
  return (
    <div>
      {recent.length > 0 && (
        <Row gap={3} lineGap={0} align="center">
          <Text id={recentId} weight="heading">
            {texts.recent.title}
          </Text>
          <p className={styles.kept}>{texts.recent.kept}</p>
          <button
            type="button"
            className={styles.clear}
            aria-describedby={recentId}
            onClick={onClear}
          >
            {texts.recent.clear}
          </button>
        </Row>
      )}
      <div id={id} role="listbox" aria-label={texts.suggestions} className={styles.list}>
        {recent.length > 0 && (
          <div role="group" aria-label={texts.recent.title}>
            {recent.map((text, place) => option(text, 'clock', place))}
          </div>
        )}
        {popular.length > 0 && (
          <div role="group" aria-labelledby={popularId}>
            <div id={popularId} className={styles.popular}>
              {texts.popular}
            </div>
            {popular.map((text, place) => option(text, 'search', recent.length + place))}
          </div>
        )}
      </div>
    </div>
  )
}
