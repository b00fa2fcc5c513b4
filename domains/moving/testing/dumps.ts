import type { Context } from '@sillage/server-kit/context.ts'
import { runWaiting } from '@sillage/server-kit/testing-jobs.ts'
import { applyMove, readMove } from '../server/job.ts'

type Cells = Record<string, string | number | undefined>

/** A dump as mysqldump writes it: a table's columns, and its rows in one INSERT. */
export function dumpOf(tables: Record<string, Cells[]>): string {
  const pieces = Object.entries(tables).map(([name, rows]) => {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
    const values = rows.map((row) => `(${columns.map((column) => cellText(row[column])).join(',')})`)
    return [
      `DROP TABLE IF EXISTS \`${name}\`;`,
      `CREATE TABLE \`${name}\` (\n${columns.map((column) => `  \`${column}\` varchar(255) NOT NULL DEFAULT '',`).join('\n')}\n  PRIMARY KEY (\`id\`)\n) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COMMENT='a; b';`,
      ...(rows.length > 0 ? [`INSERT INTO \`${name}\` VALUES ${values.join(',')};`] : []),
    ].join('\n')
  })
  return ['-- MySQL dump 10.19', '/*!40101 SET NAMES utf8mb4 */;', ...pieces, '-- Dump completed'].join('\n')
}

function cellText(cell: string | number | undefined) {
  if (cell === undefined) return 'NULL'
  if (typeof cell === 'number') return String(cell)
  return `'${cell.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`
}

/** Does the dry run that waits. */
export const dryRunWaiting = (ctx: Context) => runWaiting(ctx, readMove)
export const applyWaiting = (ctx: Context) => runWaiting(ctx, applyMove)

/** A small shop: two levels of categories, products with and without options, members of every sort. */
export const smallShop = () => ({
  g5_shop_category: [
    { ca_id: '10', ca_name: '캔들', ca_order: 0, ca_use: 1 },
    { ca_id: '1010', ca_name: '소이 캔들', ca_order: 0, ca_use: 1 },
    { ca_id: '10101010', ca_name: '너무 깊은 곳', ca_order: 0, ca_use: 1 },
  ],
  g5_shop_item: [
    {
      it_id: '1404180134',
      ca_id: '10101010',
      it_name: "저녁 '연기' 캔들",
      it_basic: '한 문장',
      it_explan: '<p>첫 문단 &amp; 둘</p><script>alert(1)</script><p>둘째 문단</p>',
      it_price: 40_000,
      it_cust_price: 50_000,
      it_use: 1,
      it_soldout: 0,
      it_stock_qty: 99_999,
      it_option_subject: '색상,크기',
      it_img1: '1404180134/first.png',
      it_time: '2019-03-02 11:22:33',
    },
    { it_id: '200', ca_id: '10', it_name: '사진 없는 상품', it_price: 12_000, it_use: 1, it_stock_qty: 7 },
    { it_id: '300', ca_id: '10', it_name: '', it_price: 1_000, it_use: 1, it_stock_qty: 7 },
  ],
  g5_shop_item_option: [
    { io_id: '빨강\x1e작음', io_type: 0, it_id: '1404180134', io_price: 0, io_stock_qty: 3, io_use: 1 },
    { io_id: '빨강\x1e큼', io_type: 0, it_id: '1404180134', io_price: 5_000, io_stock_qty: 4, io_use: 1 },
    { io_id: '선물 상자', io_type: 1, it_id: '1404180134', io_price: 2_000, io_stock_qty: 9, io_use: 1 },
  ],
  g5_member: [
    {
      ...person('suji'),
      mb_password: 'sha256:12000:c2FsdHNhbHRzYWx0c2FsdHNhbHRzYWx0:REPLACED',
      mb_email_certify: '2019-01-01 00:00:00',
    },
    { ...person('mina'), mb_password: '*6C8989366EAF75BB670AD8EA7A7FC1176A95CEF4', mb_email_certify: '' },
    { ...person('haru'), mb_password: '6f8c114b58f2ce9e', mb_intercept_date: '20200101' },
    { ...person('gone'), mb_password: '*6C8989366EAF75BB670AD8EA7A7FC1176A95CEF4', mb_leave_date: '20200101' },
    { ...person('admin'), mb_password: '*6C8989366EAF75BB670AD8EA7A7FC1176A95CEF4', mb_level: 10 },
  ] as Cells[],
})

/** What members of the small shop have done there. */
export const itsHistory = () => ({
  g5_point: [
    {
      po_id: 1,
      mb_id: 'suji',
      po_content: '구매 적립',
      po_point: 3_000,
      po_use_point: 1_000,
      po_expired: 0,
      po_expire_date: '9999-12-31',
    },
    {
      po_id: 2,
      mb_id: 'suji',
      po_content: '사용',
      po_point: -1_000,
      po_use_point: 0,
      po_expired: 0,
      po_expire_date: '9999-12-31',
    },
    {
      po_id: 3,
      mb_id: 'gone',
      po_content: '가입',
      po_point: 500,
      po_use_point: 0,
      po_expired: 0,
      po_expire_date: '9999-12-31',
    },
  ],
  g5_shop_order: [
    {
      ...order('2019030211223344', 'suji'),
      od_status: '완료',
      od_invoice: '12345',
      od_delivery_company: 'CJ대한통운',
      od_receipt_point: 1_000,
    },
    { ...order('2019030311223344', ''), od_status: '취소' },
    { ...order('2026010111223344', 'suji'), od_status: '준비' },
  ],
  g5_shop_cart: [
    {
      ct_id: 1,
      od_id: '2019030211223344',
      it_id: '1404180134',
      it_name: '저녁 캔들',
      ct_option: '색상:빨강 / 크기:큼',
      ct_price: 40_000,
      io_price: 5_000,
      io_id: '빨강\x1e큼',
      io_type: 0,
      ct_qty: 2,
      ct_status: '완료',
      cp_price: 3_000,
    },
    {
      ct_id: 2,
      od_id: '2019030211223344',
      it_id: '999',
      it_name: '사라진 상품',
      ct_option: '사라진 상품',
      ct_price: 7_000,
      io_price: 0,
      io_id: '',
      io_type: 0,
      ct_qty: 1,
      ct_status: '완료',
      cp_price: 0,
    },
    {
      ct_id: 3,
      od_id: '2019030311223344',
      it_id: '200',
      it_name: '사진 없는 상품',
      ct_option: '',
      ct_price: 12_000,
      io_price: 0,
      io_id: '',
      io_type: 0,
      ct_qty: 1,
      ct_status: '취소',
      cp_price: 0,
    },
    {
      ct_id: 4,
      od_id: '2026010111223344',
      it_id: '200',
      it_name: '사진 없는 상품',
      ct_option: '',
      ct_price: 12_000,
      io_price: 0,
      io_id: '',
      io_type: 0,
      ct_qty: 1,
      ct_status: '준비',
      cp_price: 0,
    },
    {
      ct_id: 5,
      od_id: '77',
      it_id: '200',
      it_name: '사진 없는 상품',
      ct_option: '',
      ct_price: 12_000,
      io_price: 0,
      io_id: '',
      io_type: 0,
      ct_qty: 1,
      ct_status: '쇼핑',
      cp_price: 0,
    },
  ],
  g5_shop_item_use: [
    {
      is_id: 1,
      it_id: '1404180134',
      mb_id: 'suji',
      is_name: '김수지',
      is_subject: '좋아요',
      is_content: '<p>향이 <b>은은</b>해요</p>',
      is_score: 4,
      is_time: '2019-03-10 10:00:00',
      is_confirm: 1,
      is_reply_content: '<p>고마워요</p>',
    },
    {
      is_id: 2,
      it_id: '200',
      mb_id: 'mina',
      is_name: '김미나',
      is_subject: '글쎄요',
      is_content: '<p>산 적이 없어요</p>',
      is_score: 1,
      is_time: '2019-03-10 10:00:00',
      is_confirm: 1,
      is_reply_content: '',
    },
  ],
  g5_shop_item_qa: [
    {
      iq_id: 1,
      it_id: '1404180134',
      mb_id: 'suji',
      iq_secret: 0,
      iq_name: '김수지',
      iq_subject: '언제 오나요',
      iq_question: '<p>궁금해요</p>',
      iq_answer: '<p>내일 가요</p>',
      iq_time: '2019-03-10 10:00:00',
    },
  ],
  g5_write_notice: [
    {
      wr_id: 5,
      wr_subject: '설 배송 안내',
      wr_content: '<p>설에는 쉬어요</p><script>alert(1)</script>',
      wr_datetime: '2019-02-01 10:00:00',
      wr_is_comment: 0,
    },
    { wr_id: 6, wr_subject: '', wr_content: '네', wr_datetime: '2019-02-01 10:00:00', wr_is_comment: 1 },
  ],
  g5_faq: [
    { fa_id: 1, fm_id: 1, fa_subject: '<p>배송은 얼마나 걸리나요?</p>', fa_content: '<p>이틀 걸려요</p>', fa_order: 3 },
    { fa_id: 2, fm_id: 1, fa_subject: '', fa_content: '<p>답만 있어요</p>', fa_order: 0 },
  ],
  g5_write_event: [
    {
      wr_id: 3,
      wr_subject: '겨울 행사',
      wr_content: '<p>모두 10%</p>',
      wr_datetime: '2019-12-01 10:00:00',
      wr_is_comment: 0,
      wr_option: 'html1',
      mb_id: 'suji',
    },
  ],
  g5_write_free: [
    {
      wr_id: 2,
      wr_subject: '가게에서 알려요',
      wr_content: '이사했어요',
      wr_datetime: '2019-02-02 10:00:00',
      wr_is_comment: 0,
      wr_option: '',
      mb_id: 'admin',
    },
    {
      wr_id: 3,
      wr_subject: '비밀',
      wr_content: '비밀이에요',
      wr_datetime: '2019-02-02 10:00:00',
      wr_is_comment: 0,
      wr_option: 'html1,secret',
      mb_id: 'admin',
    },
    { wr_id: 1, wr_subject: '안녕하세요', wr_content: '첫 글', wr_datetime: '2019-02-01 10:00:00', wr_is_comment: 0 },
  ],
})

function order(od_id: string, mb_id: string) {
  return {
    od_id,
    mb_id,
    od_name: '김수지',
    od_email: 'suji@example.com',
    od_hp: '010-1234-5678',
    od_b_name: '김수지',
    od_b_hp: '010-1234-5678',
    od_b_zip1: '04',
    od_b_zip2: '524',
    od_b_addr1: '서울 중구 세종대로 1',
    od_send_cost: 3_000,
    od_send_cost2: 0,
    od_send_coupon: 0,
    od_coupon: 0,
    od_receipt_point: 0,
    od_time: '2019-03-02 11:22:33',
  }
}

function person(mb_id: string) {
  return {
    mb_id,
    mb_name: '김수지',
    mb_email: `${mb_id}@example.com`,
    mb_hp: '010-1234-5678',
    mb_zip1: '04',
    mb_zip2: '524',
    mb_addr1: '서울 중구 세종대로 1',
    mb_addr2: '2층',
    mb_level: 2,
    mb_datetime: '2018-05-06 07:08:09',
    mb_leave_date: '',
    mb_intercept_date: '',
    mb_email_certify: '',
    mb_mailling: 1,
    mb_sms: 0,
  }
}
