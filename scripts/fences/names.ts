import type { Fence } from './tree.ts'

const vague = /^(utils?|helpers?|common|misc)(\.|$)/
/** Helpers of a domain's tests stand together, not beside the code. */
const strayHelper = /^domains\/[^/]+\/(server|shop|admin)\/(.+\/)?testing(-[\w-]+)?\.tsx?$/
const barrel = /^index\.tsx?$/

/** A name says what is inside. A barrel hides where things come from and drags everything along. */
export const names: Fence = (tree) =>
  tree.flatMap(({ path }) => {
    const parts = path.split('/')
    const file = parts.at(-1) ?? ''
    if (barrel.test(file)) return [{ path, message: 'no barrels: import the file itself' }]
    if (file === 'types.ts') return [{ path, message: 'types live with what they describe, not in a types.ts' }]
    if (strayHelper.test(path))
      return [{ path, message: 'helpers of tests stand in the testing/ folder of the domain' }]
    const name = parts.find((part) => vague.test(part))
    return name ? [{ path, message: `${name} says nothing: name it after its subject` }] : []
  })
