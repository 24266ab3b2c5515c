import { LazyCopyButton } from '@/components/copy-button/lazy-copy-button'
import { Disclosure } from '@/components/disclosure/disclosure'
import { Part } from '@/components/layout/part'
import { escaped } from '@/lib/html/escaped'
import { useTranslations } from 'next-intl'
import styles from './embed-snippet.module.css'

interface EmbedSnippetProps {
  /** The absolute address of the card, encoded. */
  cardUrl: string
  /** The title of the frame, for people who listen. */
  title: string
}

/** The line of HTML that shows the card on another site. */
export function EmbedSnippet({ cardUrl, title }: EmbedSnippetProps) {
  const t = useTranslations('marketAccess.pair.embed')
  const line = `<iframe src="${escaped(cardUrl)}" title="${escaped(title)}" width="360" height="480" loading="lazy"></iframe>`
  return (
    <Part line="above" data-no-print>
      <Disclosure title={t('title')}>
        <p>{t('text')}</p>
        <pre className={styles.line} data-ltr="">
          <code>{line}</code>
        </pre>
        <LazyCopyButton
          text={line}
          texts={{ copy: t('copy'), copied: t('copied'), failed: t('failed') }}
        />
      </Disclosure>
    </Part>
  )
}
