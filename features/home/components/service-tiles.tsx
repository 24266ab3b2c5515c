import { Icon } from '@/components/icon/icon'
import { isIconName } from '@/components/icon/names'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { writtenLink } from '@/lib/i18n/written-link'
import { useTranslations } from 'next-intl'
import type { Block } from '../contract'
import { servicesLayout } from '../rules'
import styles from './service-tiles.module.css'

/**
 * The services of the portal as tasks. One takes the whole width, two share it in halves, three or
 * more are in columns (spec part 1 section 2.3).
 */
export function ServiceTiles({ locale, blocks }: { locale: Locale; blocks: readonly Block[] }) {
  const t = useTranslations('layout')
  if (blocks.length === 0) return null
  const layout = servicesLayout(blocks)
  return (
    <nav aria-label={t('services')} className={styles.tiles}>
      <ul className={`${styles.list} ${styles[layout]}`}>
        {blocks.map((block) => (
          <ServiceTile key={block.id} locale={locale} block={block} />
        ))}
      </ul>
    </nav>
  )
}

function ServiceTile({ locale, block }: { locale: Locale; block: Block }) {
  const tab = useTranslations('layout')('newTab')
  const link = writtenLink(inLocale(block, 'link', locale), locale)
  const title = <Bilingual of={block} field="title" locale={locale} />
  return (
    <li className={styles.tile}>
      <Icon name={isIconName(block.icon) ? block.icon : 'star'} className={styles.icon} />
      <p className={styles.title}>
        {link ? (
          <Link
            href={link.href}
            newTab={link.external ? tab : undefined}
            look="bare"
            covers
            className={styles.link}
          >
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      <Bilingual of={block} field="description" locale={locale} as="p" className={styles.text} />
      {link && (
        <Icon name={link.external ? 'external' : 'arrow-forward'} className={styles.onward} />
      )}
    </li>
  )
}
