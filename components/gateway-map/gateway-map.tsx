import { useTranslations } from 'next-intl'
import styles from './gateway-map.module.css'
import { names, numberedGateways, sheet, type Place } from './places'

/** The drawing, as `npm run drawings` writes it. */
const drawing = new URL('./gateway-map.svg', import.meta.url).toString()

/**
 * A drawn map of the country with its main roads and its gateways for goods, whose names are text on it
 * in both languages; north is up and west is left in both.
 */
export function GatewayMap() {
  const t = useTranslations('gatewayMap')
  return (
    <figure className={styles.figure}>
      <div className={styles.stage} role="img" aria-label={t('label')} dir="ltr">
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${sheet.width} ${sheet.height}`}
          aria-hidden="true"
        >
          <use href={`${drawing}#map`} />
        </svg>
        {names.map(({ name, look, at }) => (
          <span key={name} className={`${styles.name} ${styles[look]}`} style={spotOf(at)}>
            <bdi>{t(`names.${name}`)}</bdi>
          </span>
        ))}
        {numberedGateways.map(({ name, number, at }) => (
          <span key={name} className={styles.gateway} style={spotOf(at)}>
            <span className={styles.number}>{number}</span>
            <bdi className={styles.label}>{t(`gateways.${name}.name`)}</bdi>
          </span>
        ))}
      </div>
      <figcaption className={styles.note}>{t('note')}</figcaption>
    </figure>
  )
}

/** A place in the stage, which phones see without its margins. */
function spotOf([x, y]: Place) {
  return {
    insetInlineStart: `calc((${x} - var(--from)) / var(--across) * 100%)`,
    insetBlockStart: `${(y / sheet.height) * 100}%`,
  }
}
