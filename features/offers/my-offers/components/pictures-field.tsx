'use client'

import look from '@/components/form/file-choice.module.css'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { acceptedBy } from '@/lib/api/upload-rules'
import { useId } from 'react'
import { picturesLimit } from '../../pictures/contract'
import { offerFiles } from '../contract'
import { PictureEntry } from './picture-entry'
import type { PartProps } from './use-offer-form'
import { usePictures } from './use-pictures'

/** Up to eight pictures in their order, each with its focal point and what it shows. */
export function PicturesField(props: PartProps) {
  const { texts, errorOf } = props
  const id = useId()
  const editing = usePictures(props)
  const { pictures, input, wrong, said, add } = editing
  const { pictures: own } = texts
  const error = wrong ?? errorOf('pictures')
  const isFull = pictures.length >= picturesLimit
  return (
    <Stack role="group" aria-labelledby={`${id}-label`} gap={2} shrinks>
      <Text id={`${id}-label`} tone="ink" weight="strong">
        {texts.labels.pictures}
        <span aria-hidden="true"> *</span>
      </Text>
      {pictures.length > 0 && (
        <Stack as="ol" gap={4}>
          {pictures.map((picture, at) => (
            <li key={picture.key}>
              <PictureEntry {...props} picture={picture} at={at} editing={editing} />
            </li>
          ))}
        </Stack>
      )}
      <div
        className={[look.place, look.choice, error && look.wrong].filter(Boolean).join(' ')}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          void add([...event.dataTransfer.files])
        }}
      >
        <input
          ref={input}
          id={id}
          type="file"
          name="image"
          data-field="pictures"
          multiple
          accept={acceptedBy(offerFiles.image)}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}
          aria-invalid={error !== undefined}
          className={look.input}
          onChange={(event) => void add([...(event.target.files ?? [])])}
        />
        <label htmlFor={id} id={`${id}-button`} className={look.button}>
          <Icon name="plus" size={20} />
          {isFull ? own.full : own.add}
        </label>
        <Note as="span">{own.drop}</Note>
      </div>
      <Note id={`${id}-help`}>{texts.help.image}</Note>
      <div role="alert">
        {error && (
          <Row id={`${id}-error`} as="p" gap={2} align="center" nowrap tone="danger" step={-1}>
            <Icon name="error" size={18} />
            {error}
          </Row>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Stack>
  )
}
