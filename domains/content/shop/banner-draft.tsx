import { Anchor } from '@sillage/ui/anchor.tsx'
import type { CmsNode } from '../cms-node-contract.ts'
import { BannerWords } from './banner.tsx'

/** The banner as it would read. Anyone who closed the one above sees this one all the same, and no click on it counts. */
export function BannerDraft({ template, link }: { template: CmsNode; link: string }) {
  const words = <BannerWords node={template} />
  return <p className="mt-8">{link ? <Anchor href={link}>{words}</Anchor> : words}</p>
}
