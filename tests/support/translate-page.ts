/**
 * Translates a document as Chrome does it: in the place of each text comes an element with another
 * one in it, and what is new on the page is translated, too. Self-contained, since browser tests send
 * its text to the page. A translated text begins with a tilde.
 */
export function translateDocument(): void {
  const left = 'font, script, style, noscript, textarea, code, [translate="no"], [contenteditable]'
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
    while (walker.nextNode()) found.push(walker.currentNode)
    for (const text of found) {
      if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(left))
        continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `~${text.nodeValue}`
      outer.append(inner)
      text.parentElement.replaceChild(outer, text)
    }
  }
  const later = (node: Node) => requestAnimationFrame(() => node.isConnected && translate(node))
  translate(document.documentElement)
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes) later(node)
      if (target.nodeType === Node.TEXT_NODE) later(target)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** Puts an element in the place of each text that is on the page, once. */
export function translateTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts.filter(({ parentElement }) => !parentElement?.closest('font'))) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `~${text.nodeValue}`
    outer.append(inner)
    text.parentNode?.replaceChild(outer, text)
  }
}
