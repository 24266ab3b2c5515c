/**
 * Lets React and the translation of a browser share a page. Chrome, Edge and extensions put an element
 * (`<font>`) with the translation in the place of each text node, and React goes on to remove, move and
 * change the node that it knows: it throws where that node is no child any more, and nobody sees what
 * it writes (facebook/react issue 11538). So a text that React touches is first put back in its place,
 * where the browser translates it again like everything new.
 */

/** The texts that the first script of a page saw replaced before this module was loaded. */
interface EarlyReplacements {
  observer: MutationObserver
  records: MutationRecord[]
}

declare global {
  interface Window {
    earlyReplacements?: EarlyReplacements | undefined
  }
}

/** A script that does not say when it has taken over its part of the page has failed. */
const longestPauseMs = 10_000

const isTranslation = (node: Node | null) => node?.nodeName === 'FONT'

/** The element that shows the translation of a text, and the text that an element shows. */
const elements = new WeakMap<Node, Node>()
const texts = new WeakMap<Node, Node>()
/** What is put back while React takes over HTML, with the text that is translated. */
const postponed = new Map<Node, string | null>()
const pauses = new Set<object>()
let observer: MutationObserver | undefined

function readRecords(records: readonly MutationRecord[]): void {
  for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (isTranslation(target)) continue
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue
      const near = [...addedNodes, previousSibling, nextSibling]
      const element = near.find((node) => node && isTranslation(node) && !texts.has(node))
      if (!element) continue
      elements.set(text, element)
      texts.set(element, text)
      if (pauses.size > 0) postpone(text)
    }
  }
}

/** Puts a text back in the place of its translation. */
function putBack(node: Node | null): void {
  if (node?.nodeType !== Node.TEXT_NODE || node.parentNode) return
  readRecords(observer?.takeRecords() ?? [])
  const element = elements.get(node)
  element?.parentNode?.replaceChild(node, element)
}

function postpone(text: Node): void {
  postponed.set(text, text.nodeValue)
  putBack(text)
}

/** Shows the translations again that were put back, of texts that are still the same. */
function showPostponed(): void {
  for (const [text, translated] of postponed) {
    const element = elements.get(text)
    if (element && !element.parentNode && text.nodeValue === translated) {
      text.parentNode?.replaceChild(element, text)
    }
  }
  postponed.clear()
}

/**
 * Puts the texts of the page, or of those parts of it, back while React takes over their HTML: it must
 * find what the server wrote, or it renders them again, without what was typed there. The function that
 * it returns ends that.
 */
export function pauseTranslation(selector = 'html'): () => void {
  if (!observer) return () => {}
  readRecords(observer.takeRecords())
  for (const element of document.querySelectorAll(`:is(${selector}) font`)) {
    const text = texts.get(element)
    if (text && !text.parentNode) postpone(text)
  }
  const pause = {}
  pauses.add(pause)
  const end = () => {
    clearTimeout(timer)
    if (pauses.delete(pause) && pauses.size === 0) showPostponed()
  }
  const timer = setTimeout(end, longestPauseMs)
  return end
}

/** The child of a parent that is or holds a node, which somebody may have wrapped; else null. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

function shareNodes(): void {
  const { prototype } = Node
  const { appendChild, insertBefore, removeChild } = prototype
  prototype.appendChild = function <T extends Node>(this: Node, node: T) {
    putBack(node)
    return Reflect.apply(appendChild, this, [node]) as T
  }
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null) {
    putBack(node)
    putBack(next)
    return Reflect.apply(insertBefore, this, [node, childWith(this, next)]) as T
  }
  prototype.removeChild = function <T extends Node>(this: Node, node: T) {
    putBack(node)
    return node.parentNode ? (Reflect.apply(removeChild, node.parentNode, [node]) as T) : node
  }
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue')
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      putBack(this)
      value?.set?.call(this, text)
    },
  })
}

let endHydrationPause = () => {}

/** Starts it for the page, before React takes over the HTML. */
export function shareWithTranslation(): void {
  const early = window.earlyReplacements
  early?.observer.disconnect()
  observer = new MutationObserver(readRecords)
  observer.observe(document, { childList: true, subtree: true })
  readRecords([...(early?.records ?? []), ...(early?.observer.takeRecords() ?? [])])
  window.earlyReplacements = undefined
  shareNodes()
  endHydrationPause = pauseTranslation()
}

/** React has taken over the HTML of the page: from here on, translations stay. */
export function endHydration(): void {
  endHydrationPause()
}
