import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'

/** The demo shop, where it is installed. */
export async function loadDemo() {
  try {
    return await import('./demo.ts')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error
    throw new StartFailure('The demo shop is not part of this installation: the folder demo/ is missing.', {
      hint: 'Set SEED=none.',
    })
  }
}
