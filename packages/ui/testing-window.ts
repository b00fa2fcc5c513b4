import { afterAll } from 'vitest'

// Test files of screens share a window: each leaves it empty for the next.
afterAll(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})
