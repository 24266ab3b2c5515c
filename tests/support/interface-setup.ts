import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

// What is waited for comes late on a busy machine: slow is no failure.
configure({ asyncUtilTimeout: 15_000 })

// The window of these tests has no layout to scroll.
Element.prototype.scrollIntoView = () => {}
