import { comma } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { Fragment } from 'react'

interface IsolatedListProps {
  locale: Locale
  /** Texts in either script; `lang` where it is known and not the page's. */
  texts: readonly { text: string; lang?: Locale | undefined }[]
}

/** Texts one after the other: a word in the other script does not move the comma after it. */
export function IsolatedList({ locale, texts }: IsolatedListProps) {
  return texts.map(({ text, lang }, place) => (
    <Fragment key={text}>
      {place > 0 && comma[locale]}
      <bdi {...(lang && lang !== locale && { lang })}>{text}</bdi>
    </Fragment>
  ))
}
