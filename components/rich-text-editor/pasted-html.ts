const ownPictures = /^\/media\//

/**
 * Pasted HTML as the portal's texts can hold it: pictures of other places, which no reader would see, are
 * left out; the headings of Word and of documents that begin at the first level begin at the second;
 * Word's lists are lists.
 */
export function cleanPasted(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of body.querySelectorAll('img')) {
    if (!ownPictures.test(picture.getAttribute('src') ?? '')) picture.remove()
  }
  // Word's drawings and empty marks, whose names have a prefix.
  for (const element of body.querySelectorAll('*')) {
    if (/^(?:v|o|w|m):/.test(element.localName)) element.replaceWith(...wordText(element))
  }
  for (const paragraph of body.querySelectorAll('p')) {
    const level = wordLevel(paragraph)
    if (level !== null) renamed(paragraph, `h${level}`)
  }
  if (body.querySelector('h1')) lowerHeadings(body)
  listWordParagraphs(body)
  for (const paragraph of body.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent.trim() === '' && !paragraph.querySelector('img')
    if (isEmpty && isOfWord(paragraph)) paragraph.remove()
  }
  return body.innerHTML
}

const isOfWord = (element: Element) => element.className.startsWith('Mso')

/** The text in an element of Word's own; drawings have none. */
const wordText = (element: Element): Node[] =>
  element.localName.startsWith('o:') ? [...element.childNodes] : []

/** The level of a paragraph that Word shows as a heading; null for another one. */
function wordLevel(paragraph: Element): number | null {
  const outline = /mso-outline-level:\s*([1-9])/.exec(paragraph.getAttribute('style') ?? '')
  if (outline) return Math.min(Number(outline[1]), 6)
  const [, named] = /^(?:MsoHeading|Heading)([1-6])/.exec(paragraph.className) ?? []
  if (named) return Number(named)
  return paragraph.className.startsWith('MsoTitle') ? 1 : null
}

function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name)
  for (const attribute of ['lang', 'dir']) {
    const value = element.getAttribute(attribute)
    if (value) other.setAttribute(attribute, value)
  }
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** The title of a page is its first heading, so those of a text begin one level lower. */
function lowerHeadings(body: Element): void {
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    renamed(heading, `h${Math.min(Number(heading.localName.slice(1)) + 1, 4)}`)
  }
}

/** Makes lists of the paragraphs that Word writes with a marker of their own. */
function listWordParagraphs(body: Element): void {
  for (const paragraph of body.querySelectorAll('p[class^="MsoListParagraph"]')) {
    const marker = paragraph.querySelector('[style*="mso-list"]')
    const isNumbered = /[\d\p{L}][.)]/u.test(marker?.textContent ?? '')
    marker?.remove()
    const name = isNumbered ? 'ol' : 'ul'
    const before = paragraph.previousElementSibling
    const list = before?.localName === name ? before : body.ownerDocument.createElement(name)
    if (list !== before) paragraph.before(list)
    list.append(renamed(paragraph, 'li'))
  }
}

/** The picture that is pasted or dropped by itself; null for a text, to which Word adds its image. */
export function pictureIn(data: DataTransfer | null): File | null {
  const picture = [...(data?.files ?? [])].find(({ type }) =>
    /^image\/(?:png|jpeg|webp)$/.test(type),
  )
  if (!data || !picture) return null
  const { body } = new DOMParser().parseFromString(data.getData('text/html'), 'text/html')
  return body.textContent.trim() === '' ? picture : null
}
