import type { SceneName } from '@/components/scene/names'
import { Scene } from '@/components/scene/scene'
import { useTranslations } from 'next-intl'
import styles from './gateway-list.module.css'
import { modes, numberedGateways } from './places'

const scenes: Record<(typeof modes)[number], SceneName> = {
  sea: 'port',
  road: 'border',
  air: 'airport',
}

/** The gateways of the map as text: by sea, by road and by air, with their numbers on it. */
export function GatewayList() {
  const t = useTranslations('gatewayMap')
  return (
    <ul className={styles.modes} aria-label={t('list')}>
      {modes.map((mode) => (
        <li key={mode} className={styles.mode}>
          <span className={styles.scene}>
            <Scene name={scenes[mode]} />
          </span>
          <div className={styles.body}>
            <h3 className={styles.title}>{t(`modes.${mode}`)}</h3>
            <ul className={styles.gateways}>
              {numberedGateways
                .filter((gateway) => gateway.mode === mode)
                .map(({ name, number }) => (
                  <li key={name} className={styles.item}>
                    <span className={styles.number}>{number}</span>
                    <p>
                      <strong className={styles.strong}>{t(`gateways.${name}.name`)}</strong>{' '}
                      {t(`gateways.${name}.text`)}
                    </p>
                  </li>
                ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
