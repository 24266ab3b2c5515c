'use client'

import { buttonClass } from '@/components/button/button'
import { useShortcuts } from '@/components/shortcuts/use-shortcuts'
import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import styles from './next-record.module.css'

interface NextRecordProps {
  to: string
  text: string
  /** Whether this record was decided: then it is the next step, and has the focus. */
  isDue: boolean
}

/** The way to the next record of a queue. */
export function NextRecord({ to, text, isDue }: NextRecordProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const navigate = useNavigate()
  useShortcuts({ j: () => void navigate(to) })
  useEffect(() => {
    if (!isDue) return undefined
    // After the dialog of the decision has given the focus back to its button.
    const timer = setTimeout(() => link.current?.focus())
    return () => clearTimeout(timer)
  }, [isDue])
  return (
    <Link ref={link} to={to} className={buttonClass(isDue ? 'primary' : 'secondary')}>
      <span className={styles.text}>{text}</span>
    </Link>
  )
}
