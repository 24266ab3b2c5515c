import { Icon, isIconName } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routes'
import { useTranslations } from 'next-intl'
import type { Block } from '../contract'
import styles from './service-tiles.module.css'

/** The services of the portal as tasks. */
export function ServiceTiles({ locale, blocks }: { locale: Locale; blocks: Block[] }) {
  const t = useTranslations('layout')
  if (blocks.length === 0) return null
  return (
    <nav aria-label={t('services')} className={styles.tiles}>
      <ul className={styles.list}>
        {blocks.map((block) => (
          <li key={block.id} className={styles.tile}>
            <Icon name={isIconName(block.icon) ? block.icon : 'star'} className={styles.icon} />
            <Link
              href={localePath(locale, inLocale(block, 'link', locale))}
              look="bare"
              className={styles.link}
            >
              <Bilingual of={block} field="title" locale={locale} />
            </Link>
            <Bilingual
              of={block}
              field="description"
              locale={locale}
              as="p"
              className={styles.text}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
