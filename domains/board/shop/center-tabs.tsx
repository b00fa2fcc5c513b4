import { TabLinks } from '@sillage/ui/tab-links.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

const tabs = [
  { label: '자주 묻는 질문', href: '/customer/faq' },
  { label: '공지', href: '/customer/notice' },
  { label: '문서실', href: '/customer/document-board' },
  { label: '배송비 안내', href: '/customer/shipment-cost' },
  { label: '대량 구매', href: '/customer/bulk-request' },
  { label: '도매 신청', href: '/customer/wholesale-apply' },
] as const

/** The rooms of the customer centre, side by side. */
export function CenterTabs({ here }: { here: string }) {
  const t = usePhrases()
  return (
    <TabLinks
      label={t('고객센터')}
      items={tabs.map(({ label, href }) => ({ href, label: t(label), current: href === here }))}
    />
  )
}
