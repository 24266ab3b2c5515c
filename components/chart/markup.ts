import { escaped } from '@/lib/html/escaped'
import { Fragment, isValidElement, type ReactNode } from 'react'

/** The attributes whose names in SVG are those of React with hyphens. */
const hyphenated = /^(?:fill|stroke|font|text)[A-Z]/

const isComponent = (type: unknown): type is (props: object) => ReactNode =>
  typeof type === 'function'

/**
 * The SVG markup of a drawing whose components neither use hooks nor wait, for a file or a page
 * without React.
 */
export function markupOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return escaped(String(node))
  if (Array.isArray(node)) return node.map((one: ReactNode) => markupOf(one)).join('')
  if (!isValidElement<{ children?: ReactNode }>(node)) return ''
  const { type, props } = node
  if (type === Fragment) return markupOf(props.children)
  if (isComponent(type)) return markupOf(type(props))
  const { children, ...attributes } = props
  const written = Object.entries(attributes).map(([name, value]) => attribute(name, value))
  return `<${String(type)}${written.join('')}>${markupOf(children)}</${String(type)}>`
}

function attribute(name: string, value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return ''
  const known = hyphenated.test(name)
    ? name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
    : name
  return ` ${known}="${escaped(String(value))}"`
}
