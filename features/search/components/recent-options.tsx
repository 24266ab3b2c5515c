'use client'

import type { useActiveOption } from '@/components/combobox/use-active-option'
import { Icon } from '@/components/icon/icon'
import { useId } from 'react'
import styles from './recent-options.module.css'
import type { SearchTexts } from './search-texts'

interface RecentOptionsProps {
  id: string
  texts: SearchTexts['recent']
  recent: readonly string[]
  optionProps: ReturnType<typeof useActiveOption>['optionProps']
  onChoose: (text: string) => void
  onClear: () => void
}

/** The recent searches of this browser, as options of an empty field. */
export function RecentOptions({
  id,
  texts,
  recent,
  optionProps,
  onChoose,
  onClear,
}: RecentOptionsProps) {
  const titleId = useId()
  if (recent.length === 0) return null
  return (
    <div>
      <div className={styles.head}>
        <p id={titleId} className={styles.title}>
          {texts.title}
        </p>
        <p className={styles.kept}>{texts.kept}</p>
        <button type="button" className={styles.clear} aria-describedby={titleId} onClick={onClear}>
          {texts.clear}
        </button>
      </div>
      <div id={id} role="listbox" aria-labelledby={titleId} className={styles.list}>
        {recent.map((text, place) => (
          <button
            key={text}
            type="button"
            {...optionProps(place)}
            className={styles.option}
            onClick={() => onChoose(text)}
          >
            <Icon name="clock" size={20} className={styles.sign} />
            <bdi className={styles.text}>{text}</bdi>
          </button>
        ))}
      </div>
    </div>
  )
}
