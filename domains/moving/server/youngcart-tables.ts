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
}

const endings = Object.keys(tables).toSorted((one, other) => other.length - one.length)

/** What a table of the dump is; undefined for those that are not taken over. */
export function youngcartTable(name: string): SourceTable | undefined {
  const ending = endings.find((each) => name === each || name.endsWith(`_${each}`))
  // Only of the shop itself: an add-on may have a table of members of its own.
  return ending && /^[a-z0-9]*_?$/i.test(name.slice(0, -ending.length)) ? tables[ending] : undefined
}
