import { writeLetter } from '@sillage/server-kit/letter-form.ts'
import { defineTemplate } from '@sillage/server-kit/outbox.ts'
import { z } from 'zod'
import { type ClaimKind, claimKinds } from '../../claim-words.ts'

/** The steps a buyer hears of; the others are the shop's own. */
export const toldStates = [
  'requested',
  'accepted',
  'rejected',
  'collecting',
  'refunding',
  'reshipping',
  'held',
  'done',
  // No state of its own: a refund that the shop has to apologise for.
  'sold_out',
] as const
type Told = (typeof toldStates)[number]
type Lang = 'kr' | 'en'
type Words = { title: string; text: string }

/** The Korean word as it stands alone, as what is done, and as what does. */
const nouns = {
  cancel: { name: '취소', object: '취소를', subject: '취소가' },
  return: { name: '반품', object: '반품을', subject: '반품이' },
  exchange: { name: '교환', object: '교환을', subject: '교환이' },
} as const satisfies Record<ClaimKind, object>
type Noun = (typeof nouns)[ClaimKind]
const names = { cancel: 'cancellation', return: 'return', exchange: 'exchange' } as const

const kr: Record<Told, (noun: Noun) => Words> = {
  requested: ({ name }) => ({ title: `${name} 신청을 받았어요`, text: '확인하는 대로 다시 알려 드릴게요.' }),
  accepted: ({ object }) => ({
    title: `${object} 접수했어요`,
    text: '곧 상품을 가지러 갈게요. 받으신 그대로 포장해 주세요.',
  }),
  rejected: ({ object }) => ({ title: `${object} 도와드리지 못해요`, text: '이유는 아래와 같아요.' }),
  collecting: ({ name }) => ({
    title: `${name} 상품을 가지러 가고 있어요`,
    text: '포장한 상품을 문 앞에 놓아 주세요.',
  }),
  refunding: () => ({ title: '환불을 시작했어요', text: '결제하신 방법에 따라 3~5일이 걸릴 수 있어요.' }),
  sold_out: () => ({
    title: '품절되어 취소했어요',
    text: '기다리셨을 텐데 정말 죄송해요. 결제하신 금액은 모두 돌려드려요.',
  }),
  reshipping: () => ({ title: '교환 상품을 준비하고 있어요', text: '보내 드릴 때 다시 알려 드릴게요.' }),
  held: ({ object }) => ({ title: `${object} 잠시 멈췄어요`, text: '확인이 필요한 것이 있어요.' }),
  done: ({ subject }) => ({ title: `${subject} 끝났어요`, text: '불편을 드렸다면 죄송해요. 다음에 더 잘할게요.' }),
}

const en: Record<Told, (name: string) => Words> = {
  requested: (name) => ({
    title: `We have received your ${name} request`,
    text: 'We will look at it and write again.',
  }),
  accepted: (name) => ({
    title: `Your ${name} is accepted`,
    text: 'We will come and collect the goods. Please pack them as they came.',
  }),
  rejected: (name) => ({ title: `We cannot go ahead with your ${name}`, text: 'The reason is below.' }),
  collecting: () => ({ title: 'We are on our way to collect', text: 'Please leave the parcel at your door.' }),
  refunding: () => ({ title: 'Your refund is on its way', text: 'Depending on how you paid it may take 3 to 5 days.' }),
  sold_out: () => ({
    title: 'Sold out, and canceled',
    text: 'We are very sorry. What you paid for it is on its way back to you.',
  }),
  reshipping: () => ({ title: 'Your exchange is being prepared', text: 'We will write again when it leaves.' }),
  held: (name) => ({ title: `Your ${name} is on hold`, text: 'There is something to clear up first.' }),
  done: (name) => ({ title: `Your ${name} is complete`, text: 'We are sorry for any trouble.' }),
}

/** One step in both of its forms: a title, and a sentence. */
export const wordsOf = (kind: ClaimKind, state: Told, lang: Lang): Words =>
  lang === 'en' ? en[state](names[kind]) : kr[state](nouns[kind])

type Amounts = { money: string; points: string; to_pay: string }

const amountsIn = {
  kr: ({ money, points, to_pay }: Amounts) => [
    money && `환불 금액 ${money}`,
    points && `돌려받는 적립금 ${points}원`,
    to_pay && `왕복 배송비 ${to_pay} (상자에 함께 넣거나 고객센터 1800-8914로 연락해 주세요)`,
  ],
  en: ({ money, points, to_pay }: Amounts) => [
    money && `Refund: ${money}`,
    points && `Points back: ${points}`,
    to_pay && `Shipping both ways: ${to_pay} (enclose it in the box, or call customer care at +82 1800-8914)`,
  ],
}

export const claimLetter = defineTemplate({
  name: 'order.claim',
  channel: 'mail',
  payload: z.object({
    ...{ name: z.string(), order_no: z.string(), link: z.string(), kind: z.enum(claimKinds) },
    ...{ state: z.enum(toldStates), answer: z.string(), money: z.string(), points: z.string(), to_pay: z.string() },
  }),
  kr: ({ name, order_no, link, kind, state, answer, ...amounts }, site) => {
    const { title, text } = wordsOf(kind, state, 'kr')
    return writeLetter({
      ...{ lang: 'ko', sender: '실라주', subject: `[실라주] ${title} (${order_no})`, greeting: `${name}님, ${title}.` },
      paragraphs: [text, answer, amountsIn.kr(amounts).filter(Boolean).join('\n')].filter(Boolean),
      action: { label: '진행 상황 보기', url: site.link(link) },
      aside: '궁금한 점이 있으면 고객센터 1800-8914로 연락해 주세요.',
    })
  },
  en: ({ name, order_no, link, kind, state, answer, ...amounts }, site) => {
    const { title, text } = wordsOf(kind, state, 'en')
    return writeLetter({
      ...{ lang: 'en', sender: 'Sillage', subject: `[Sillage] ${title} (${order_no})`, greeting: `Hello ${name},` },
      paragraphs: [`${title}. ${text}`, answer, amountsIn.en(amounts).filter(Boolean).join('\n')].filter(Boolean),
      action: { label: 'See how it stands', url: site.link(link) },
      aside: 'Questions? Customer care: +82 1800-8914.',
    })
  },
})

export const goodwillLetter = defineTemplate({
  name: 'order.goodwill',
  channel: 'mail',
  payload: z.object({
    name: z.string(),
    order_no: z.string(),
    link: z.string(),
    money: z.string(),
    reason: z.string(),
  }),
  kr: ({ name, order_no, link, money, reason }, site) =>
    writeLetter({
      ...{ lang: 'ko', sender: '실라주', subject: `[실라주] ${money}을 돌려드려요 (${order_no})` },
      ...{ greeting: `${name}님, 안녕하세요.`, paragraphs: [`결제하신 금액 가운데 ${money}을 돌려드려요.`, reason] },
      action: { label: '주문 보기', url: site.link(link) },
      aside: '궁금한 점이 있으면 고객센터 1800-8914로 연락해 주세요.',
    }),
  en: ({ name, order_no, link, money, reason }, site) =>
    writeLetter({
      ...{ lang: 'en', sender: 'Sillage', subject: `[Sillage] A refund of ${money} (${order_no})` },
      ...{ greeting: `Hello ${name},`, paragraphs: [`we are giving you back ${money} of what you paid.`, reason] },
      action: { label: 'See your order', url: site.link(link) },
      aside: 'Questions? Customer care: +82 1800-8914.',
    }),
})

export const claimLetters = [claimLetter, goodwillLetter]
