import { LazyCopyButton } from '@/components/copy-button/lazy-copy-button'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Link } from '@/components/link/link'
import { useTranslations } from 'next-intl'
import styles from './share-links.module.css'

/** Plain links to the four networks, without third-party scripts. */
function networks(url: string, text: string) {
  return [
    { name: 'x', href: asking('https://x.com/intent/post', { url, text }) },
    { name: 'facebook', href: asking('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    {
      name: 'linkedin',
      href: asking('https://www.linkedin.com/sharing/share-offsite/', { url }),
    },
    { name: 'whatsapp', href: asking('https://wa.me/', { text: `${text} ${url}` }) },
  ] as const
}

function asking(address: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams(parameters).toString().replace(/\+/g, '%20')
  return `${address}?${query}`
}

/** The links to share an article. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const t = useTranslations('news.share')
  const tab = useTranslations('layout')('newTab')
  return (
    <section aria-labelledby="share">
      <Note id="share" as="h2" tone="faint">
        {t('title')}
      </Note>
      <Row as="ul" gap={2} above={2} className={styles.list}>
        <li>
          <LazyCopyButton
            text={url}
            texts={{ copy: t('copy'), copied: t('copied'), failed: t('failed') }}
          />
        </li>
        {networks(url, title).map(({ name, href }) => (
          <li key={name}>
            <Link
              href={href}
              newTab={tab}
              look="bare"
              className={styles.network}
              aria-label={`${t(name)} (${tab})`}
            >
              <Icon name={name} />
            </Link>
          </li>
        ))}
      </Row>
    </section>
  )
}
