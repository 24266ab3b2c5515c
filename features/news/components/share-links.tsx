import { CopyButton } from '@/components/copy-button/copy-button'
import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { useTranslations } from 'next-intl'
import styles from './share-links.module.css'

/** Plain links to the four networks; nobody's script runs here. */
function networks(url: string, title: string) {
  const [address, text] = [encodeURIComponent(url), encodeURIComponent(title)]
  return [
    { name: 'x', href: `https://x.com/intent/post?url=${address}&text=${text}` },
    { name: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'whatsapp', href: `https://wa.me/?text=${text}%20${address}` },
  ] as const
}

/** Ways to pass an article on. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const t = useTranslations('news.share')
  const tab = useTranslations('layout')('newTab')
  return (
    <section aria-labelledby="share">
      <h2 id="share" className={styles.title}>
        {t('title')}
      </h2>
      <ul className={styles.list}>
        <li>
          <CopyButton
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
      </ul>
    </section>
  )
}
