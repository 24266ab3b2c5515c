'use client'

import { useEffect, useState } from 'react'

/** A picture of a form: a stored one, or a chosen file. */
interface PictureOfForm {
  /** Tells it from the others of the form. */
  key: string
  image: string | null
  file: File | null
}

const read = new WeakMap<File, Promise<string>>()

/** A chosen file as an address, read once. */
function addressOf(file: File): Promise<string> {
  const known = read.get(file)
  if (known) return known
  const reading = new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')))
    reader.readAsDataURL(file)
  })
  read.set(file, reading)
  return reading
}

/** The addresses of pictures of the form, by their keys, as far as their files are read. */
export function usePictureAddresses(
  pictures: readonly PictureOfForm[],
): ReadonlyMap<string, string> {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let gone = false
    const keep = (key: string, address: string) => {
      if (gone) return
      setKnown((now) => (now.get(key) === address ? now : new Map(now).set(key, address)))
    }
    for (const { key, file, image } of pictures) {
      if (file)
        addressOf(file).then(
          (address) => keep(key, address),
          () => undefined,
        )
      else if (image !== null) keep(key, image)
    }
    return () => {
      gone = true
    }
  }, [pictures])
  return known
}
