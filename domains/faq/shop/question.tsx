import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { Disclosure } from '@sillage/ui/disclosure.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useQuery } from '@tanstack/react-query'
import { Neighbours } from '../../board/shop/neighbours.tsx'
import { PostFiles } from '../../board/shop/post-files.tsx'
import { PostText } from '../../board/shop/post-text.tsx'
import { StaffLink } from '../../board/shop/staff-actions.tsx'
import { useShop } from '../../shop.ts'
import type { FaqRow } from '../contract.ts'
import { faqAnchor, faqHref, faqPath } from './faq-address.ts'

type Props = {
  faq: FaqRow
  open: boolean
  /** Of those in one group one is open. */
  group: string
  onToggle: (open: boolean) => void
}

/** A question; its answer opens below it, with its files, its own address and the questions around it. */
export function Question({ faq, open, group, onToggle }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const summary = (
    <>
      {faq.pinned && <Badge tone="accent">{t('가장 많이 찾은 질문')}</Badge>}
      {pick(faq, 'title')}
      {faq.files.length > 0 && <Icon name="file" size="sm" label={t('첨부 파일')} />}
    </>
  )
  return (
    <Disclosure id={faqAnchor(faq.id)} summary={summary} open={open} group={group} onToggle={onToggle}>
      <PostText post={faq} />
      <PostFiles files={faq.files} />
      <div className="faq-actions">
        <Anchor className="link" href={faqHref(faq.id)}>
          {t('이 질문의 주소')}
        </Anchor>
        <StaffLink href={`${faqPath}/${faq.id}/edit`} label={t('고치기')} />
      </div>
      {open && <Around id={faq.id} />}
    </Disclosure>
  )
}

/** Asked for when a question is opened; without it the list itself leads on. */
function Around({ id }: { id: number }) {
  const t = usePhrases()
  const { queries } = useShop()
  const { data } = useQuery(quietly(queries.faq.show({ params: { id } })))
  if (!data) return null
  return (
    <Neighbours
      href={faqHref}
      above={{ label: t('이전 질문'), post: data.previous }}
      below={{ label: t('다음 질문'), post: data.next }}
    />
  )
}
