'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Row } from '@/components/layout/row'
import { useState } from 'react'
import styles from './search-box.module.css'

interface SearchBoxProps {
  label: string
  /** What the button says. */
  text: string
  /** What is searched for when it opens. */
  initial?: string
  onSearch: (query: string) => void
}

const maxCharacters = 200

/** Words to search a list for, once the button or Enter is pressed. */
export function SearchBox({ label, text, initial = '', onSearch }: SearchBoxProps) {
  const [query, setWords] = useState(initial)
  return (
    <Row
      role="search"
      as="form"
      gap={2}
      align="end"
      nowrap
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(query.trim())
      }}
    >
      <label className={styles.text}>
        {label}
        <input
          type="search"
          value={query}
          maxLength={maxCharacters}
          className={controls.box}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      <Button variant="secondary" type="submit">
        {text}
      </Button>
    </Row>
  )
}
