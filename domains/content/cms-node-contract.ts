import { z } from 'zod'

const CmsProps = z.object({
  innerText: z.string(),
  innerText_en: z.string(),
  /** A banner that may be closed stays away until the end of the day. */
  closable: z.boolean().optional(),
  href: z.string().optional(),
  src: z.string().optional(),
  alt: z.string().optional(),
  alt_en: z.string().optional(),
  width: z.int().optional(),
  height: z.int().optional(),
})
export type CmsProps = z.output<typeof CmsProps>

/** A node of a page that staff put together: what it is, how it looks, what it says, what is in it. */
export const CmsNode = z
  .object({
    id: z.string(),
    tag: z.string(),
    /** Where the whole of it leads. */
    link: z.string().optional(),
    option: z.object({ class: z.string(), style: z.string(), props: CmsProps }),
    get children() {
      return z.array(CmsNode)
    },
  })
  .meta({ id: 'CmsNode' })
export type CmsNode = z.output<typeof CmsNode>
