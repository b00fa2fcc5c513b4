import type { Lang } from '@sillage/kit/language.ts'
import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { z } from 'zod'
import type { Permission } from '../../audit/permissions.ts'
import { listStaffProducts } from '../../catalog/server/staff-list.ts'
import { staffProducts } from '../../catalog/staff-contract.ts'
import { listClaims } from '../../claim/server/staff-list.ts'
import { staffClaims } from '../../claim/staff-contract.ts'
import { claimKindNames, claimReasons, claimStateNames } from '../../claim/words.ts'
import { listTemplates } from '../../coupon/server/staff.ts'
import { staffCoupons } from '../../coupon/staff-contract.ts'
import { couponKindNames } from '../../coupon/words.ts'
import { staffStock } from '../../inventory/contract.ts'
import { staffLots } from '../../inventory/lot-contract.ts'
import { listLots } from '../../inventory/server/lots.ts'
import { listStock } from '../../inventory/server/staff-stock.ts'
import { listMembers } from '../../member/server/staff.ts'
import { staffMembers } from '../../member/staff-contract.ts'
import { gradeRules } from '../../member/words.ts'
import { paymentMethods } from '../../order/payment-words.ts'
import { lineStateNames } from '../../order/words.ts'
import { listDeposits } from '../../payment/server/deposits/import.ts'
import { listPayments } from '../../payment/server/staff-payments.ts'
import { listRefunds } from '../../payment/server/staff-refunds.ts'
import { staffMoney } from '../../payment/staff-contract.ts'
import { staffPayments } from '../../payment/staff-payment-contract.ts'
import { listStaffQuotations } from '../../quotation/server/staff.ts'
import { staffQuotations } from '../../quotation/staff-contract.ts'
import { quotationStateNames } from '../../quotation/words.ts'
import { staffRecalls } from '../../recall/contract.ts'
import { listBuyers } from '../../recall/server/buyers.ts'
import { listReceipts } from '../../receipt/server/staff-receipts.ts'
import { staffReceipts } from '../../receipt/staff-contract.ts'
import { taxOf } from '../../receipt/tax.ts'
import { staffReconciliation } from '../../reconciliation/contract.ts'
import { listDiscrepancies } from '../../reconciliation/server/discrepancies.ts'
import { listAllShipments } from '../../shipment/server/shipment-list.ts'
import { countStaffOrders, listStaffOrders } from '../../shipment/server/staff-list.ts'
import { staffShipments } from '../../shipment/staff-contract.ts'
import { staffOrders } from '../../shipment/staff-order-contract.ts'
import { staffStoreOrders } from '../../store-order/contract.ts'
import { listForStaff } from '../../store-order/server/staff-list.ts'
import { storePaymentNames } from '../../store-order/words.ts'
import type { ExportedList } from '../words.ts'

type Fields = Record<string, unknown>
type Asked = Record<string, string>
type Page = { rows: Fields[]; next_after: number | string | null }

type ListToExport = {
  permission: Permission
  /** It names people: exporting it asks for a proof of identity. */
  personal: boolean
  page(ctx: Context, asked: Asked): Promise<Page>
  count?(ctx: Context, asked: Asked): Promise<number>
}

const atOnce = 1000

/** A list as its own endpoint answers it, a thousand rows at a time instead of a hundred. */
const paged =
  <Query extends z.ZodType<{ limit: number }>, Row extends object>(
    { query }: { query?: Query },
    read: (ctx: Context, query: z.output<Query>) => Promise<{ data: Row[]; next_after: Page['next_after'] }>,
    fieldsOf: (row: Row, lang: Lang) => Fields = () => ({}),
  ) =>
  async (ctx: Context, asked: Asked): Promise<Page> => {
    if (!query) throw new Error('a list that is exported has a query')
    const wanted = query.safeParse(asked)
    if (!wanted.success) throw new Problem(422, '이 조건으로는 내보낼 수 없어요. 조건을 확인해 주세요.')
    const { data, next_after } = await read(ctx, { ...wanted.data, limit: atOnce })
    return { rows: data.map((row) => ({ ...row, ...fieldsOf(row, ctx.visitor.lang) })), next_after }
  }

/** What a state is called; in English its own name says it. */
const called = (names: Record<string, string>, name: string, lang: Lang) =>
  lang === 'kr' ? (names[name] ?? name) : name.replaceAll('_', ' ')

const reasons = Object.fromEntries(Object.entries(claimReasons).map(([key, { name }]) => [key, name]))
const methods = Object.fromEntries(Object.entries(paymentMethods).map(([key, { name }]) => [key, name]))
// An accountant's file is read in the tax office's words.
const receiptKindNames = {
  cash_income: '현금영수증(소득공제)',
  cash_expense: '현금영수증(지출증빙)',
  tax_invoice: '세금계산서',
}
const receiptStateNames = { requested: '발급 전', issued: '발급', failed: '실패', canceled: '취소' }
const gradeNames = Object.fromEntries(Object.entries(gradeRules).map(([key, { name }]) => [key, name]))

export const listsToExport: Record<ExportedList, ListToExport> = {
  orders: {
    permission: 'orders',
    personal: true,
    count: (ctx, asked) => countStaffOrders(ctx, staffOrders.list.query?.parse(asked) ?? {}),
    page: paged(
      staffOrders.list,
      (ctx, query) => listStaffOrders(ctx, { query }),
      ({ state, buyer, receiver }, lang) => ({
        state: called(lineStateNames, state, lang),
        buyer_name: buyer.name,
        buyer_hp: buyer.hp,
        buyer_email: buyer.email,
        receiver_hp: receiver.hp,
        country: receiver.country,
        zip: receiver.zip,
        address: [receiver.addr1, receiver.addr2].filter(Boolean).join(' '),
        memo: receiver.memo,
      }),
    ),
  },
  shipments: {
    permission: 'shipments',
    personal: true,
    page: paged(staffShipments.list, (ctx, query) => listAllShipments(ctx, { query })),
  },
  claims: {
    permission: 'claims',
    personal: true,
    page: paged(staffClaims.list, listClaims, ({ kind, state, reason }, lang) => ({
      kind: called(claimKindNames, kind, lang),
      state: called(claimStateNames, state, lang),
      reason: called(reasons, reason, lang),
    })),
  },
  deposits: {
    permission: 'money',
    personal: true,
    page: paged(staffMoney.listDeposits, (ctx, query) => listDeposits(ctx, { query })),
  },
  payments: {
    permission: 'money',
    personal: true,
    page: paged(
      staffPayments.list,
      (ctx, query) => listPayments(ctx, { query }),
      ({ method }, lang) => ({ method: called(methods, method, lang) }),
    ),
  },
  refunds: {
    permission: 'money',
    personal: true,
    page: paged(
      staffMoney.listRefunds,
      (ctx, query) => listRefunds(ctx, { query }),
      ({ method, account }, lang) => ({
        method: called(methods, method, lang),
        bank: account?.bank,
        account_number: account?.number,
        account_holder: account?.holder,
      }),
    ),
  },
  reconciliation: {
    permission: 'reconciliation',
    personal: false,
    page: paged(staffReconciliation.list, (ctx, query) => listDiscrepancies(ctx, { query })),
  },
  receipts: {
    permission: 'receipts',
    personal: true,
    page: paged(
      staffReceipts.list,
      (ctx, query) => listReceipts(ctx, { query }),
      ({ kind, state, amount, company }, lang) => ({
        kind: called(receiptKindNames, kind, lang),
        state: called(receiptStateNames, state, lang),
        supply_amount: taxOf(amount).supply,
        vat_amount: taxOf(amount).vat,
        company_name: company?.name,
        ceo: company?.ceo,
        company_type: company?.type,
        company_item: company?.item,
        company_address: company?.address,
        company_email: company?.email,
      }),
    ),
  },
  quotations: {
    permission: 'quotations',
    personal: true,
    page: paged(
      staffQuotations.list,
      (ctx, query) => listStaffQuotations(ctx, { query }),
      ({ state }, lang) => ({ state: called(quotationStateNames, state, lang) }),
    ),
  },
  'store-orders': {
    permission: 'orders',
    personal: true,
    page: paged(
      staffStoreOrders.list,
      (ctx, query) => listForStaff(ctx, { query }),
      ({ store, payment }, lang) => ({
        store: lang === 'en' ? store?.name_en : store?.name,
        payment: called(storePaymentNames, payment, lang),
      }),
    ),
  },
  products: {
    permission: 'products',
    personal: false,
    page: paged(staffProducts.list, listStaffProducts, ({ visible }) => ({ visible: visible ? 'O' : 'X' })),
  },
  stock: {
    permission: 'stock',
    personal: false,
    page: paged(staffStock.list, (ctx, query) => listStock(ctx, { query })),
  },
  lots: {
    permission: 'stock',
    personal: false,
    page: paged(staffLots.list, (ctx, query) => listLots(ctx, { query })),
  },
  'lot-buyers': {
    permission: 'orders',
    personal: true,
    page: paged(
      staffRecalls.buyers,
      (ctx, query) => listBuyers(ctx, { query }),
      ({ claim_state }, lang) => ({ claim_state: claim_state ? called(claimStateNames, claim_state, lang) : '' }),
    ),
  },
  members: {
    permission: 'members',
    personal: true,
    page: paged(
      staffMembers.list,
      (ctx, query) => listMembers(ctx, { query }),
      ({ grade, grade_locked }, lang) => ({
        grade: called(gradeNames, grade, lang),
        grade_locked: grade_locked ? 'O' : '',
      }),
    ),
  },
  coupons: {
    permission: 'coupons',
    personal: false,
    page: paged(staffCoupons.list, listTemplates, ({ kind, active }, lang) => ({
      kind: called(couponKindNames, kind, lang),
      active: active ? 'O' : 'X',
    })),
  },
}
