import { Anchor } from '@sillage/ui/anchor.tsx'
import type { CmsNode } from '../cms-node-contract.ts'
import { BannerWords } from './banner.tsx'

/**
 * A preview of the banner. It is shown even if the visitor has closed the real one, and clicks on it are not counted.
 */
export function BannerDraft({ template, link }: { template: CmsNode; link: string }) {
  const words = <BannerWords node={template} />
  return <p className="mt-8">{link ? <Anchor href={link}>{words}</Anchor> : words}</p>
}
