'use client'

import { useHoverPanel } from '@/components/hover-panel/use-hover-panel'
import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { isWithin } from '@/lib/i18n/within'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import styles from './navigation-item.module.css'

interface NavigationItemProps {
  label: string
  href: string
  newTab: string | undefined
  /** The addresses at which the item is highlighted. */
  within: string[]
  /** Addresses among them of an item before it. */
  except: string[]
  toggleText: string
  /** The panel; without one the item is a plain link. */
  children: ReactNode
}

/** An item of the top navigation: a link, and a button for the panel below it. */
export function NavigationItem({
  label,
  href,
  newTab,
  within,
  except,
  toggleText,
  children,
}: NavigationItemProps) {
  const { open, item, itemProps, button, buttonProps, panelProps } = useHoverPanel<HTMLDivElement>()
  const path = usePathname()
  const current = isWithin(path, within) && !isWithin(path, except)
  return (
    <div
      ref={item}
      className={styles.item}
      data-open={open || undefined}
      {...(children ? itemProps : {})}
    >
      <Link
        href={href}
        newTab={newTab}
        look="bare"
        className={styles.link}
        aria-current={current ? 'true' : undefined}
      >
        {label}
      </Link>
      {children && (
        <>
          <button
            ref={button}
            type="button"
            className={styles.toggle}
            aria-label={toggleText}
            {...buttonProps}
          >
            <Icon name="chevron-down" />
          </button>
          <div className={styles.panel} {...panelProps}>
            {children}
          </div>
        </>
      )}
    </div>
  )
}
