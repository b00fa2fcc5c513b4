import type { RichText } from '@sillage/kit/rich-text.ts'
import { takeOverFaq } from '../../faq/server/take-over.ts'
import type { FaqTopic } from '../../faq/words.ts'
import { takeOverNotice } from '../../notice/server/take-over.ts'
import { defineMover } from './mover.ts'
import { paragraphsOf, picturesIn } from './paragraphs.ts'
import { dayOf, numberOf } from './youngcart-cells.ts'

export const timeOf = (cell: string | undefined) => (dayOf(cell) ?? new Date(0)).toISOString()

export const lostPictures = (html: string | undefined) =>
  picturesIn(html ?? '').map((detail) => ({ text: '사진을 옮길 수 없어요.', detail }))

/** Boards on which a shop speaks to its customers, by the names that Youngcart's designs give them. */
const boardsOfShop = ['notice', 'news', 'event', 'guide', 'info', 'magazine', 'story', 'press', 'blog']
/** The account that sets a Youngcart up: on other boards, what it wrote is the shop's word, too. */
const shopkeeper = 'admin'

function bodyOf(html: string | undefined): RichText {
  const lines = paragraphsOf((html ?? '').replaceAll('\n', '<br>'))
  return {
    type: 'doc',
    content: lines
      .slice(0, 500)
      .map((text) => ({ type: 'paragraph', content: [{ type: 'text', text: text.slice(0, 2_000) }] })),
  }
}

export const youngcartPost = defineMover<{ title: string; body: RichText; pinned: boolean; created_at: string }>({
  kind: 'post',
  read({ old_id, data }) {
    const title = (data.wr_subject ?? '').trim().slice(0, 200)
    const refuse = (text: string) => ({ label: title || old_id, value: null, notes: [{ text, detail: old_id }] })
    if (data.wr_is_comment === '1') return refuse('댓글은 옮기지 않아요.')
    if (/\bsecret\b/.test(data.wr_option ?? '')) return refuse('비밀글은 옮기지 않아요.')
    const [board = ''] = old_id.split('/')
    if (!boardsOfShop.includes(board) && data.mb_id !== shopkeeper)
      return refuse('고객이 쓴 게시글은 옮기지 않아요. 이곳에는 자유 게시판이 없어요.')
    if (!title) return refuse('제목이 비어 있어요.')
    return {
      label: title,
      value: { title, body: bodyOf(data.wr_content), pinned: false, created_at: timeOf(data.wr_datetime) },
      notes: lostPictures(data.wr_content),
    }
  },
  async takeOver(ctx, known, { created_at, ...notice }) {
    return String(
      await takeOverNotice(ctx, known === null ? null : Number(known), { ...notice, created_at: new Date(created_at) }),
    )
  },
  addresses(old_id, our_id) {
    const [board = '', number = ''] = old_id.split('/')
    const to = `/customer/notice/${our_id}`
    return [
      { from: `/bbs/board.php?bo_table=${board}&wr_id=${number}`, to },
      { from: `/${board}/${number}`, to },
      { from: `/bbs/board.php?bo_table=${board}`, to: '/customer/notice' },
    ]
  },
})

/** What a question is about, by the first word that says so. */
const topics: [RegExp, FaqTopic][] = [
  [/교환|반품|환불|취소/, 'claim'],
  [/배송|택배|송장|출고/, 'delivery'],
  [/회원|가입|적립|쿠폰|비밀번호|등급/, 'member'],
  [/수업|클래스|강좌/, 'class'],
  [/도매|대량|사업자/, 'business'],
  [/주문|결제|입금|영수증|계산서/, 'order'],
]
const topicOf = (title: string): FaqTopic => topics.find(([words]) => words.test(title))?.[1] ?? 'order'

export const youngcartFaq = defineMover<{ title: string; body: RichText; topic: FaqTopic; position: number }>({
  kind: 'faq',
  read({ old_id, data }) {
    // The editor of Youngcart writes the question as HTML, too.
    const title = paragraphsOf(data.fa_subject ?? '')
      .join(' ')
      .slice(0, 120)
    const body = bodyOf(data.fa_content)
    if (!title || body.content?.length === 0)
      return { label: title || old_id, value: null, notes: [{ text: '질문이나 답이 비어 있어요.', detail: old_id }] }
    const position = Math.max(0, Math.min(9_999, numberOf(data.fa_order)))
    return {
      label: title,
      value: { title, body, topic: topicOf(title), position },
      notes: lostPictures(data.fa_content),
    }
  },
  takeOver: async (ctx, known, faq) => String(await takeOverFaq(ctx, known === null ? null : Number(known), faq)),
  addresses: () => [{ from: '/bbs/faq.php', to: '/customer/faq' }],
})
