import { defineNews } from '../define-message.ts'

/** Someone wants to buy wholesale or to become a dealer. */
export const staffApplication = defineNews({
  key: 'staff.application',
  kind: 'application',
  variables: ['kind', 'company', 'link'],
  kr: { title: '#{kind} 신청이 들어왔어요', notice: '#{company}' },
  en: { title: 'New #{kind} application', notice: '#{company}' },
})

export const staffClassInquiry = defineNews({
  key: 'staff.class_inquiry',
  kind: 'inquiry',
  variables: ['asker', 'link'],
  kr: { title: '클래스 문의가 들어왔어요', notice: '#{asker}' },
  en: { title: 'New class inquiry', notice: '#{asker}' },
})

export const staffClassMessage = defineNews({
  key: 'staff.class_message',
  kind: 'inquiry',
  variables: ['asker', 'link'],
  kr: { title: '클래스 문의에 글이 더 올라왔어요', notice: '#{asker}' },
  en: { title: 'New message in a class inquiry', notice: '#{asker}' },
})

/** A colleague has assigned a case. */
export const staffCaseAssigned = defineNews({
  key: 'staff.case_assigned',
  kind: 'inquiry',
  variables: ['colleague', 'link'],
  kr: { title: '맡을 문의가 넘어왔어요', notice: '#{colleague}' },
  en: { title: 'An inquiry was passed to you', notice: '#{colleague}' },
})

export const staffBulkRequest = defineNews({
  key: 'staff.bulk_request',
  kind: 'inquiry',
  variables: ['request', 'link'],
  kr: { title: '대량 구매 요청이 들어왔어요', notice: '#{request}' },
  en: { title: 'A bulk request has come in', notice: '#{request}' },
})

export const staffBrief = defineNews({
  key: 'staff.brief',
  kind: 'inquiry',
  variables: ['request', 'link'],
  kr: { title: '공간의 향 요청이 들어왔어요', notice: '#{request}' },
  en: { title: 'A fragrance brief has come in', notice: '#{request}' },
})

/** More messages wait than a channel may send. */
export const staffMessageCeiling = defineNews({
  key: 'staff.message_ceiling',
  kind: 'notice',
  variables: ['channel', 'span', 'times', 'link'],
  kr: {
    title: '#{channel} 발송이 한도를 넘었어요',
    notice:
      '#{span} 한도 #{times}건을 넘어서 나머지는 차례를 기다리고 있어요. 주문이나 인증 요청이 갑자기 늘었는지 확인해 주세요.',
  },
  en: {
    title: 'Too many #{channel}',
    notice:
      'More than #{times} in #{span}. The rest wait for their turn. Please check whether orders or codes are being requested unusually often.',
  },
})

export const staffNews = [
  staffApplication,
  staffClassInquiry,
  staffClassMessage,
  staffCaseAssigned,
  staffBulkRequest,
  staffBrief,
  staffMessageCeiling,
]
