'use client'

import controls from '@/components/control/control.module.css'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import styles from './rich-text-editor.module.css'
import { Tool } from './tool'

interface LinkFieldsProps {
  /** Where the link leads now; '' for none. */
  address: string
  /** Nothing is chosen that the link could be of: its text is asked for. */
  asksText: boolean
  texts: Record<'linkAddress' | 'linkText' | 'apply' | 'unlink', string>
  /** Sets the link, with the text where that was asked for, or takes it away by ''. */
  onSet: (address: string, text: string | null) => void
  /** Back to the text, which stays as it was. */
  onLeave: () => void
}

/** Where a link of the text leads: Enter sets it, Escape leaves it. */
export function LinkFields({ address, asksText, texts, onSet, onLeave }: LinkFieldsProps) {
  const [typed, setTyped] = useState(address)
  const [text, setText] = useState('')
  const set = () => onSet(typed.trim(), asksText ? text.trim() : null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const answer = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') set()
    else onLeave()
  }
  return (
    <div className={styles.link}>
      <label>
        {texts.linkAddress}
        <input
          ref={input}
          type="text"
          dir="ltr"
          value={typed}
          className={controls.box}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={answer}
        />
      </label>
      {asksText && (
        <label>
          {texts.linkText}
          <input
            type="text"
            value={text}
            className={controls.box}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={answer}
          />
        </label>
      )}
      <Tool isStop text={texts.apply} onUse={set} />
      {!asksText && <Tool isStop text={texts.unlink} onUse={() => onSet('', null)} />}
    </div>
  )
}
