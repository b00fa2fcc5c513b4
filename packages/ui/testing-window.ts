import { afterAll } from 'vitest'

const stepBackMs = 20

// Test files of screens share a window: each leaves it empty for the next.
afterAll(async () => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  // A step back that a test asked for is taken after its task: the next file's dialog would be closed by it.
  await new Promise((resolve) => setTimeout(resolve, stepBackMs))
  history.replaceState(null, '')
})
