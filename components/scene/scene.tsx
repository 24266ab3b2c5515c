import type { SceneName } from './names'

/** The file of the scenes, a symbol each. */
const scenes = new URL('./scenes.svg', import.meta.url).toString()

/**
 * A drawing of what a record is about, for the eye only. It fills the box around it and is cropped
 * to its middle where that is narrower, as a picture is.
 */
export function Scene({ name }: { name: SceneName }) {
  return (
    <svg width="100%" height="100%" aria-hidden="true">
      <use href={`${scenes}#${name}`} width="100%" height="100%" />
    </svg>
  )
}
