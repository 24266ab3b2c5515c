/** Gives the reader a file. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // The browser reads the address after the click; a minute is long enough for any.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Dots for each pixel of the drawing. */
const sharpness = 2

/** Saves an SVG document as a PNG picture; the file name comes without its ending. */
export async function savePicture(drawing: string, fileName: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width * sharpness
    canvas.height = image.height * sharpness
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas to draw on.')
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!picture) throw new Error('The picture could not be made.')
    saveFile(picture, `${fileName}.png`)
  } finally {
    URL.revokeObjectURL(address)
  }
}
