import { type Call, json, type Reply, type Silence, serve } from '../emulator-server.ts'
import { createNotebook, type Notebook } from '../received.ts'
import { failedMessage, groupInfo } from './group-info.ts'
import { fillTemplate, type KakaoTemplate, listed, templateId } from './kakao-templates.ts'
import { idOf, listMessages } from './message-list.ts'
import { report } from './report.ts'
import { checkSignatures } from './signature.ts'
import { faultOf, refusalOf, type SmsRequest } from './sms-request.ts'
import type { TextMessage } from './text-message.ts'

/** How a message that was taken ends: it arrives, hangs, or does not arrive because of the person, the text or the network. */
const statuses = {
  arrives: '4000',
  'on its way': '2000',
  'not a user': '3104',
  blocked: '3107',
  'template mismatch': '3105',
  'switched off': '3046',
} as const
type Ending = keyof typeof statuses

export type SmsEmulator = Awaited<ReturnType<typeof startSmsEmulator>>

type Failure = 400 | 401 | 429 | 500 | 503 | 'refuse' | 'lost reply'
type Options = {
  key?: string
  secret?: string
  /** The channel on KakaoTalk in whose name messages go, and the texts registered for it. */
  channel?: string
  templates?: readonly KakaoTemplate[]
  /** Where it tells what became of messages; asked for each time. */
  reportTo?: () => string | undefined
}

const known = ['POST /messages/v4/send-many/detail', 'GET /messages/v4/list', 'GET /kakao/v2/templates']
const messagesKept = 500
/** No one has such a number: a way to see by hand what happens to people without KakaoTalk. */
const withoutKakao = /^0100000/

/** Emulates Solapi: takes SMS, LMS and messages on KakaoTalk, strict as it is, sends none, and shows them all. */
export async function startSmsEmulator(options: Options = {}) {
  const { key = 'NCSSTANDIN000000', secret = 'emulator-secret', channel = 'KA01PFSTANDIN' } = options
  const templates = new Map((options.templates ?? []).map((template) => [templateId(template.name), template]))
  const failures: Failure[] = []
  const { note, received } = createNotebook()
  const inbox = createInbox({ endings: createEndings(channel, templates), note, reportTo: options.reportTo })
  const signatureFault = checkSignatures({ key, secret })

  function take({ raw }: Call, failure: Failure | undefined): Reply | Silence {
    const { asked, showsList, errorMessage } = faultOf(raw)
    if (!asked) return json(400, { errorCode: 'ValidationError', errorMessage })
    const refusal = (message: SmsRequest) => (failure === 'refuse' ? '1062' : refusalOf(message))
    const failed = asked.filter((message) => refusal(message))
    const groupId = `G4V${Date.now()}${inbox.lastId() + 1}`
    const taken = asked.filter((message) => !refusal(message)).map((message) => inbox.accept(message, groupId))
    if (failure === 'lost reply') return 'hang up'
    return json(200, {
      failedMessageList: failed.map((message) =>
        failedMessage(message, refusal(message), idOf({ id: inbox.lastId() })),
      ),
      groupInfo: groupInfo(groupId, { total: asked.length, failed: failed.length }),
      ...(showsList && { messageList: taken.map((one) => ({ messageId: idOf(one), ...atFirst(one) })) }),
    })
  }

  const server = await serve((call) => {
    if (!known.includes(`${call.method} ${call.path}`))
      return json(404, { errorCode: 'NotFound', errorMessage: 'There is nothing here.' })
    const fault = signatureFault(call.headers.authorization ?? '')
    if (fault) return json(403, { errorCode: fault, errorMessage: 'The signature does not hold.' })
    if (call.path === '/kakao/v2/templates') return listTemplates(templates, channel, call)
    const failure = failures.shift()
    if (typeof failure === 'number')
      return json(failure, { errorCode: 'PlannedFailure', errorMessage: 'As was asked for.' })
    return call.method === 'GET' ? listMessages(inbox.messages(), call.query) : take(call, failure)
  })

  return {
    url: server.url,
    key,
    secret,
    channel,
    service: 'sms' as const,
    received,
    messages: inbox.messages,
    clear() {
      inbox.clear()
      failures.length = 0
    },
    /** Makes the next call fail once: with this status, by refusing the message, or by taking it and hanging up. */
    failNext: (failure: Failure) => void failures.push(failure),
    /** The next message that is taken ends so; `kakao` waits for one on KakaoTalk. */
    endNext: inbox.endNext,
    /** Registers another text under a name, or takes it away: what the shop says and what was registered drift apart. */
    register(template: KakaoTemplate) {
      templates.set(templateId(template.name), template)
    },
    stop: server.stop,
  }
}

const atFirst = ({ customFields }: TextMessage) => ({ statusCode: '2000', statusMessage: '정상 접수', customFields })

type Templates = Map<string, KakaoTemplate>
type InboxOptions = {
  endings: ReturnType<typeof createEndings>
  note: Notebook['note']
  reportTo: Options['reportTo']
}

/** The messages that were taken, the latest last. */
function createInbox({ endings, note, reportTo }: InboxOptions) {
  let messages: TextMessage[] = []
  let lastId = 0
  return {
    lastId: () => lastId,
    messages: (): readonly TextMessage[] => messages,
    endNext: endings.endNext,
    clear() {
      messages = []
      endings.clear()
    },
    accept(message: SmsRequest, group: string) {
      lastId += 1
      const taken = { ...messageOf(message), ...endings.endOf(message), id: lastId, group }
      messages = [...messages, taken].slice(-messagesKept)
      note(taken.type, `${taken.to}: ${taken.text}`)
      report(taken, reportTo)
      return taken
    },
  }
}

/** How messages end: as a test planned it, else as the text and the number have it. */
function createEndings(channel: string, templates: Templates) {
  const planned: { ending: Ending; on: 'kakao' | 'any' }[] = []
  return {
    endNext: (ending: Ending, on: 'kakao' | 'any' = 'kakao') => void planned.push({ ending, on }),
    clear: () => void planned.splice(0),
    /** What a message says in the end and how it ends. */
    endOf(message: SmsRequest): { text: string; status: string } {
      const { to, text = '', type = 'SMS', kakaoOptions } = message
      const at = planned.findIndex(({ on }) => on === 'any' || type === 'ATA')
      const ending = at < 0 ? undefined : planned.splice(at, 1)[0]?.ending
      if (type !== 'ATA' || !kakaoOptions) return { text, status: statuses[ending ?? 'arrives'] }
      const filled =
        kakaoOptions.pfId === channel
          ? fillTemplate(templates.get(kakaoOptions.templateId), kakaoOptions, message.text)
          : { code: '3101' }
      const said = 'text' in filled ? filled.text : `(${kakaoOptions.templateId})`
      if (ending) return { text: said, status: statuses[ending] }
      if ('code' in filled) return { text: said, status: filled.code }
      return { text: said, status: statuses[withoutKakao.test(to) ? 'not a user' : 'arrives'] }
    },
  }
}

function listTemplates(templates: Templates, channel: string, { query }: Call): Reply {
  const [same, like] = [query.get('name[eq]'), query.get('name[like]')]
  const found = [...templates.values()].filter(
    ({ name }) => (same === null || name === same) && (like === null || name.includes(like)),
  )
  const templateList = query.get('channelId') === channel ? found.map(listed(channel)) : []
  return json(200, { limit: 20, startKey: null, nextKey: null, templateList })
}

/** What is taken over from a request as it was sent. */
function messageOf({
  to,
  country = '82',
  from,
  subject = '',
  type = 'SMS',
  kakaoOptions,
  customFields = {},
}: SmsRequest) {
  const buttons = kakaoOptions?.buttons ?? []
  return { received_at: new Date(), type, to, country, from, subject, buttons, customFields }
}
