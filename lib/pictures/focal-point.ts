/** The point of a picture that a crop keeps, in percent from its upper left corner. */
export interface Focus {
  x: number
  y: number
}

export const centre: Focus = { x: 50, y: 50 }

const mark = /#focus=(\d{1,2}|100),(\d{1,2}|100)$/

/** The address of a picture and the focal point that it names, as records of content hold both. */
export function focusIn(address: string): { src: string; focus: Focus | undefined } {
  const [, x, y] = mark.exec(address) ?? []
  const focus = x === undefined || y === undefined ? undefined : { x: Number(x), y: Number(y) }
  return { src: address.replace(mark, ''), focus }
}

/** The address of a picture with another focal point; the centre is not named. */
export function withFocus(address: string, { x, y }: Focus): string {
  const { src } = focusIn(address)
  return x === centre.x && y === centre.y ? src : `${src}#focus=${x},${y}`
}
