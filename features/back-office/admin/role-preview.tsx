'use client'

import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { rightsOf, type ComposedRights } from '@/lib/auth/staff-areas'
import { useTranslations } from 'next-intl'
import { areasFor } from '../rules'
import { areaIcons, useAreas } from './areas-context'
import styles from './role-preview.module.css'

/** The sections of the menu that a composed role opens. */
export function RolePreview({ role }: { role: ComposedRights }) {
  const t = useTranslations('admin')
  const rights = rightsOf({ staffRoles: ['composed'], composed: role })
  return (
    <ul aria-label={t('composedRoles.menu')} className={styles.list}>
      {areasFor(rights, useAreas()).map((area) => (
        <Row key={area} as="li" gap={2} align="center" nowrap>
          <Icon name={areaIcons[area]} />
          {t(`areas.${area}`)}
        </Row>
      ))}
    </ul>
  )
}
