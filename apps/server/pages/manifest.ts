import { z } from 'zod'

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)
/** What the build says of its files: each source's own file, what it imports, and its style sheets. */
export type Manifest = z.output<typeof Manifest>

export const readManifest = (text: string): Manifest => Manifest.parse(JSON.parse(text))
