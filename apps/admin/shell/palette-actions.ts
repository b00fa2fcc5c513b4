import type { IconName } from '@sillage/admin-kit/icon.tsx'
import type { Permission } from '@sillage/domains/audit/permissions.ts'

type PaletteAction = { key: string; icon: IconName; label: string; to: string; permission?: Permission }

/** What the palette can begin, by its verb: each leads to where the work starts. */
export const paletteActions: readonly PaletteAction[] = [
  { key: 'prepare', icon: 'bag', label: '결제된 주문 준비 시작하기', to: '/orders?state=paid', permission: 'orders' },
  { key: 'order', icon: 'plus', label: '대신 주문하기', to: '/orders/new', permission: 'orders' },
  { key: 'pack', icon: 'print', label: '포장 목록 인쇄하기', to: '/packing', permission: 'shipments' },
  { key: 'ship', icon: 'truck', label: '송장 올려 발송하기', to: '/tracking', permission: 'shipments' },
  {
    key: 'overdue',
    icon: 'truck',
    label: '늦은 배송 보기',
    to: '/shipments?view=overdue',
    permission: 'shipments',
  },
  { key: 'inspect', icon: 'undo', label: '돌아온 상품 확인하기', to: '/claims?state=collected', permission: 'claims' },
  { key: 'deposit', icon: 'upload', label: '은행 내역 올리기', to: '/deposits#import', permission: 'money' },
  { key: 'refund', icon: 'undo', label: '환불 보내기', to: '/refunds', permission: 'money' },
  {
    key: 'reconcile',
    icon: 'reload',
    label: '지금 결제 대조하기',
    to: '/reconciliation#run',
    permission: 'reconciliation',
  },
  { key: 'quote', icon: 'document', label: '견적 만들기', to: '/quotations#new', permission: 'quotations' },
  { key: 'export-orders', icon: 'download', label: '주문 내보내기', to: '/orders#export', permission: 'orders' },
  { key: 'export-members', icon: 'download', label: '회원 내보내기', to: '/members#export', permission: 'members' },
  { key: 'product', icon: 'plus', label: '상품 만들기', to: '/products/new', permission: 'products' },
  { key: 'count', icon: 'check', label: '재고 실사하기', to: '/stock/count', permission: 'stock' },
  { key: 'points', icon: 'plus', label: '적립금 지급하기', to: '/points', permission: 'points' },
  { key: 'staff', icon: 'person', label: '직원 추가', to: '/staff#new', permission: 'staff' },
]
