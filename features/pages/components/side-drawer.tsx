'use client'

import { Drawer } from '@/components/drawer/drawer'
import { Icon } from '@/components/icon/icon'
import { useRef, useState, type ReactNode } from 'react'
import styles from './side-drawer.module.css'

interface SideDrawerProps {
  texts: Record<'open' | 'title' | 'close', string>
  children: ReactNode
}

/** The side menu of narrow screens: its button and the drawer with the navigation tree. */
export function SideDrawer({ texts, children }: SideDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const show = () => {
    if (dialog.current) unfoldCurrent(dialog.current)
    dialog.current?.showModal()
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={texts.open}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={show}
      >
        <Icon name="menu" />
      </button>
      <Drawer
        dialog={dialog}
        title={texts.title}
        closeText={texts.close}
        onClose={() => setOpen(false)}
      >
        {children}
      </Drawer>
    </>
  )
}

/** Marks the link to this page, and unfolds its group: the tree is the same HTML on all pages. */
function unfoldCurrent(tree: HTMLElement) {
  for (const link of tree.querySelectorAll('a')) {
    const { origin, pathname } = window.location
    const current = link.origin === origin && link.pathname === pathname
    if (current) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
    if (current) link.closest('details')?.setAttribute('open', '')
  }
}
