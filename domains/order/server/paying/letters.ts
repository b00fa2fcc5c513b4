import { writeLetter } from '@sillage/server-kit/letter-form.ts'
import { defineTemplate } from '@sillage/server-kit/outbox.ts'
import { z } from 'zod'

const order = { name: z.string(), order_no: z.string(), total: z.string(), link: z.string() }
const kr = { lang: 'ko', sender: '실라주' } as const
const en = { lang: 'en', sender: 'Sillage' } as const
const asides = {
  kr: '궁금한 점이 있으면 고객센터 1800-8914로 연락해 주세요.',
  en: 'Questions? Customer care: +82 1800-8914.',
}

export const paidLetter = defineTemplate({
  name: 'order.paid',
  channel: 'mail',
  payload: z.object({ ...order, goods: z.string() }),
  kr: ({ name, order_no, total, goods, link }, site) =>
    writeLetter({
      ...{
        ...kr,
        subject: `[실라주] 주문이 완료되었어요 (${order_no})`,
        greeting: `${name}님, 주문해 주셔서 고마워요.`,
      },
      paragraphs: [`${goods}\n결제 금액 ${total}\n주문 번호 ${order_no}`, '상품을 보내 드릴 때 다시 알려 드릴게요.'],
      action: { label: '주문 보기', url: site.link(link) },
      aside: asides.kr,
    }),
  en: ({ name, order_no, total, goods, link }, site) =>
    writeLetter({
      ...{
        ...en,
        subject: `[Sillage] Your order is complete (${order_no})`,
        greeting: `Thank you for your order, ${name}.`,
      },
      paragraphs: [`${goods}\nPaid: ${total}\nOrder number: ${order_no}`, 'We will write again when it is on its way.'],
      action: { label: 'See your order', url: site.link(link) },
      aside: asides.en,
    }),
})

export const depositLetter = defineTemplate({
  name: 'order.deposit',
  channel: 'mail',
  payload: z.object({ ...order, bank: z.string(), number: z.string(), holder: z.string(), due: z.string() }),
  kr: ({ name, order_no, total, bank, number, holder, due, link }, site) =>
    writeLetter({
      ...{
        ...kr,
        subject: `[실라주] 입금을 기다리고 있어요 (${order_no})`,
        greeting: `${name}님, 주문해 주셔서 고마워요.`,
      },
      paragraphs: [
        `${bank} ${number}\n예금주 ${holder}\n입금할 금액 ${total}`,
        `${due}까지 입금해 주세요. 그때까지 상품을 맡아 둘게요.`,
      ],
      action: { label: '주문 보기', url: site.link(link) },
      aside: asides.kr,
    }),
  en: ({ name, order_no, total, bank, number, holder, due, link }, site) =>
    writeLetter({
      ...{
        ...en,
        subject: `[Sillage] Waiting for your transfer (${order_no})`,
        greeting: `Thank you for your order, ${name}.`,
      },
      paragraphs: [
        `${bank} ${number}\nAccount holder: ${holder}\nAmount: ${total}`,
        `Please send it by ${due}. We keep your order until then.`,
      ],
      action: { label: 'See your order', url: site.link(link) },
      aside: asides.en,
    }),
})

export const shortLetter = defineTemplate({
  name: 'order.short',
  channel: 'mail',
  payload: z.object({ ...order, came: z.string(), missing: z.string() }),
  kr: ({ name, order_no, total, came, missing, link }, site) =>
    writeLetter({
      ...{
        ...kr,
        subject: `[실라주] 입금액이 모자라요 (${order_no})`,
        greeting: `${name}님, 입금해 주셔서 고마워요.`,
      },
      paragraphs: [
        `주문 금액 ${total}\n입금하신 금액 ${came}\n모자란 금액 ${missing}`,
        '모자란 금액을 같은 계좌로 입금해 주시면 바로 준비할게요. 돌려받고 싶으시면 고객센터로 알려 주세요.',
      ],
      action: { label: '주문 보기', url: site.link(link) },
      aside: asides.kr,
    }),
  en: ({ name, order_no, total, came, missing, link }, site) =>
    writeLetter({
      ...{
        ...en,
        subject: `[Sillage] Your transfer fell short (${order_no})`,
        greeting: `Thank you for your transfer, ${name}.`,
      },
      paragraphs: [
        `Order total: ${total}\nReceived: ${came}\nMissing: ${missing}`,
        'Send the rest to the same account and we will get your order ready. To have it back instead, call customer care.',
      ],
      action: { label: 'See your order', url: site.link(link) },
      aside: asides.en,
    }),
})

export const orderLetters = [paidLetter, depositLetter, shortLetter]
