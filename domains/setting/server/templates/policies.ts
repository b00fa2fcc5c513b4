import { buying } from './policies/buying.ts'
import { choices } from './policies/choices.ts'
import { collection } from './policies/collection.ts'
import type { SeedPolicy } from './policies/policy-shape.ts'
import { privacy } from './policies/privacy.ts'
import { terms } from './policies/terms.ts'

/** Everything the demo shop has published, in every version. */
export const policies: SeedPolicy[] = [...terms, ...privacy, ...collection, ...choices, ...buying]
