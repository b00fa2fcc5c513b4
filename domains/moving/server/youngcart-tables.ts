import type { SourceTable } from './source-table.ts'

const names = (text: string) => text.split(' ')
const cell = (name: string) => (row: Record<string, string>) => row[name] ?? ''
const pictures = Array.from({ length: 10 }, (_, nth) => `it_img${nth + 1}`)

/** The tables of a Youngcart that are read, by the end of their names: what stands before it differs from shop to shop. */
const tables: Record<string, SourceTable> = {
  shop_category: { kind: 'category', columns: ['ca_id', 'ca_name', 'ca_order', 'ca_use'], id: cell('ca_id') },
  shop_item: {
    kind: 'product',
    columns: [
      ...names(
        'it_id ca_id ca_id2 ca_id3 it_name it_basic it_explan it_price it_cust_price it_use it_soldout it_stock_qty it_option_subject it_buy_min_qty it_buy_max_qty it_time it_tel_inq',
      ),
      ...pictures,
    ],
    id: cell('it_id'),
  },
  shop_item_option: {
    kind: 'product_option',
    columns: ['io_id', 'io_type', 'io_price', 'io_stock_qty', 'io_use'],
    id: ({ it_id, io_type, io_id }) => `${it_id}/${io_type}/${io_id}`,
    parent: cell('it_id'),
  },
  member: {
    kind: 'member',
    columns: names(
      'mb_id mb_password mb_name mb_email mb_hp mb_zip1 mb_zip2 mb_addr1 mb_addr2 mb_addr3 mb_level mb_datetime mb_leave_date mb_intercept_date mb_email_certify mb_mailling mb_sms',
    ),
    id: cell('mb_id'),
  },
  point: {
    kind: 'point',
    columns: names('mb_id po_content po_point po_use_point po_expire_date'),
    id: cell('po_id'),
    // Spent, or over.
    skip: ({ po_point, po_use_point, po_expired }) =>
      Number(po_point) - Number(po_use_point || 0) <= 0 || po_expired === '1',
  },
  shop_order: {
    kind: 'order',
    columns: [
      'od_id mb_id od_name od_email od_hp od_tel od_b_name od_b_hp od_b_tel od_b_zip1 od_b_zip2 od_b_addr1 od_b_addr2',
      'od_b_addr3 od_memo od_send_cost od_send_cost2 od_send_coupon od_coupon od_receipt_point od_status od_invoice',
      'od_delivery_company od_time',
    ].flatMap(names),
    id: cell('od_id'),
  },
  shop_cart: {
    kind: 'order_line',
    columns: names('it_id it_name ct_option ct_price io_price io_id io_type ct_qty ct_status cp_price'),
    id: cell('ct_id'),
    parent: cell('od_id'),
    // Still in someone's basket.
    skip: ({ ct_status }) => ct_status === '쇼핑',
  },
  shop_item_use: {
    kind: 'review',
    columns: names('it_id mb_id is_name is_subject is_content is_score is_time is_confirm is_reply_content'),
    id: cell('is_id'),
  },
  faq: {
    kind: 'faq',
    columns: names('fa_subject fa_content fa_order'),
    id: cell('fa_id'),
  },
  shop_item_qa: {
    kind: 'question',
    columns: names('it_id mb_id iq_secret iq_name iq_subject iq_question iq_answer iq_time'),
    id: cell('iq_id'),
  },
}

const postsOf = (board: string): SourceTable => ({
  kind: 'post',
  columns: names('wr_subject wr_content wr_datetime wr_is_comment wr_option mb_id'),
  id: ({ wr_id }) => `${board}/${wr_id}`,
})

const endings = Object.keys(tables).toSorted((one, other) => other.length - one.length)

/** What a table of the dump is; undefined for those that are not taken over. */
export function youngcartTable(name: string): SourceTable | undefined {
  const [, board] = /^[a-z0-9]+_write_(\w+)$/i.exec(name) ?? []
  if (board) return postsOf(board)
  const ending = endings.find((each) => name === each || name.endsWith(`_${each}`))
  // Only of the shop itself: an add-on may have a table of members of its own.
  return ending && /^[a-z0-9]*_?$/i.test(name.slice(0, -ending.length)) ? tables[ending] : undefined
}
