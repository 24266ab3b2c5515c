'use client'

import { usePictureAddresses } from '@/components/picture/use-picture-addresses'
import { fileError, kindOf, startOf } from '@/lib/api/upload-rules'
import { fillText } from '@/lib/i18n/count-forms'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import { picturesLimit } from '../../pictures/contract'
import { offerFiles } from '../contract'
import { newPicture, withMoved, type ChosenPicture } from '../../rules/chosen-pictures'
import type { PartProps } from './use-offer-form'

/** The pictures of the form: added, described, put in order and removed. */
export function usePictures({ locale, texts, offer }: PartProps) {
  const { field } = useController({ control: offer.form.control, name: 'pictures' })
  const input = useRef<HTMLInputElement>(null)
  const numbers = useRef(0)
  const [wrong, setWrong] = useState<string>()
  /** What has just happened, for people who do not see the list. */
  const [said, setSaid] = useState('')
  const pictures = field.value
  const { pictures: own, upload } = texts

  const add = async (chosen: readonly File[]) => {
    const judged = await Promise.all(
      chosen.map(async (file) => ({
        file,
        found: fileError(offerFiles.image, { size: file.size, kind: kindOf(await startOf(file)) }),
      })),
    )
    const refused = judged.find(({ found }) => found !== null)
    const fitting = judged.filter(({ found }) => found === null)
    const added = fitting.map(({ file }) => newPicture(file, (numbers.current += 1)))
    // Other files may have been read in the time that this took.
    const all = [...offer.form.getValues('pictures'), ...added]
    if (refused?.found) {
      const name = chosen.length > 1 ? `\u2068${refused.file.name}\u2069: ` : ''
      setWrong(`${name}${upload.errors[refused.found]}`)
    } else setWrong(all.length > picturesLimit ? own.most : undefined)
    if (added.length > 0) field.onChange(all.slice(0, picturesLimit))
    if (input.current) input.current.value = ''
  }
  const change = (key: string, changed: Partial<ChosenPicture>) =>
    field.onChange(pictures.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const move = (key: string, step: 1 | -1, button: HTMLElement) => {
    const moved = withMoved(pictures, key, step)
    if (moved === pictures) return
    // The card moves in the document, and the browser takes the focus from its button.
    flushSync(() => field.onChange(moved))
    button.focus()
    const number = moved.findIndex((one) => one.key === key) + 1
    setSaid(fillText(own.moved, { number, count: moved.length }, locale))
  }
  const remove = (key: string) => {
    setWrong(undefined)
    field.onChange(pictures.filter((one) => one.key !== key))
    setSaid(own.removed)
    input.current?.focus()
  }
  const addresses = usePictureAddresses(pictures)
  return { pictures, addresses, input, wrong, said, add, change, move, remove }
}

export type PicturesEditing = ReturnType<typeof usePictures>
