import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { Picture } from '@/components/picture/picture'
import { sceneOfSubject } from '@/components/scene/of-subject'
import { Scene } from '@/components/scene/scene'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { writtenLink } from '@/lib/i18n/written-link'
import { useTranslations } from 'next-intl'
import type { JsdTile } from '../contract'
import styles from './export-tiles.module.css'

/** The exports of the country, a tile for each group of goods or services. */
export function ExportTiles({ locale, tiles }: { locale: Locale; tiles: readonly JsdTile[] }) {
  const t = useTranslations('jsd')
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby="export-tiles">
      <div className={styles.inner}>
        <SectionHeading id="export-tiles" lead={t('lead')}>
          {t('title')}
        </SectionHeading>
        <ul className={styles.list}>
          {tiles.map((tile) => (
            <li key={tile.id} className={styles.tile}>
              <ExportTile locale={locale} tile={tile} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function ExportTile({ locale, tile }: { locale: Locale; tile: JsdTile }) {
  const t = useTranslations('jsd')
  const tab = useTranslations('layout')('newTab')
  const link = writtenLink(inLocale(tile, 'link', locale), locale)
  const title = <Bilingual of={tile} field="title" locale={locale} />
  return (
    <>
      <Picture
        src={tile.image}
        alt=""
        sizes="(width < 600px) 112px, (width < 924px) 46vw, 400px"
        className={styles.picture}
        fallback={<Scene name={sceneOfSubject(textsOf(tile, 'title')) ?? 'port'} />}
      />
      <h3 className={styles.title}>
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
      </h3>
      <Bilingual of={tile} field="text" locale={locale} as="p" className={styles.text} />
      {link && (
        <p className={styles.action} data-no-print aria-hidden="true">
          {t('action')}
          <Icon name={link.external ? 'external' : 'arrow-forward'} size={18} />
        </p>
      )}
    </>
  )
}
