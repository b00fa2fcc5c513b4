import { z } from 'zod'
import { finalFailure } from './job-failure.ts'
import type { Sender } from './outbox.ts'
import { isKoreanMobile, splitNumber } from './sms.ts'
import type { Solapi } from './solapi.ts'

const Listed = z.object({
  templateList: z.array(
    z.object({ templateId: z.string(), name: z.string(), content: z.string().default(''), status: z.string() }),
  ),
})
type Listed = z.output<typeof Listed>['templateList'][number]

const minutesKnown = 10

type Service = { solapi: Solapi; channel: string; now?: () => number }

/** What the service has registered under a name, asked again after some minutes. */
export function createTemplateFinder({ solapi, channel, now = Date.now }: Service) {
  const known = new Map<string, { template: Listed | undefined; until: number }>()
  return async (name: string): Promise<Listed | undefined> => {
    const kept = known.get(name)
    if (kept && kept.until > now()) return kept.template
    const query = new URLSearchParams({ channelId: channel, 'name[eq]': name })
    const { templateList } = Listed.parse(await solapi.call(`/kakao/v2/templates?${query}`))
    const template = templateList.find((each) => each.name === name)
    known.set(name, { template, until: now() + minutesKnown * 60_000 })
    return template
  }
}

/** How a registered text stands: only what is approved and says what ours says goes out. */
export type TemplateState = 'approved' | 'inspecting' | 'rejected' | 'different' | 'missing'
/** Null where the service could not be asked. */
export type ReadTemplateState = (registered: { code: string; content: string }) => Promise<TemplateState | null>

/** Reads how each of our texts stands at KakaoTalk. */
export function createTemplateReader(service: Service): ReadTemplateState {
  const find = createTemplateFinder(service)
  return async ({ code, content }) => {
    try {
      return stateOf(await find(code), content)
    } catch {
      return null
    }
  }
}

function stateOf(template: Listed | undefined, content: string): TemplateState {
  if (!template) return 'missing'
  if (template.status === 'REJECTED') return 'rejected'
  if (normal(template.content) !== normal(content)) return 'different'
  return template.status === 'APPROVED' ? 'approved' : 'inspecting'
}

type Options = Service & { from: string }

/**
 * Sends messages on KakaoTalk in the name of a channel (its pfId). Only texts registered beforehand go: a template is
 * found by its name, has to be approved, and has to say what ours says. The service's own fall-back is off; ours can be
 * seen.
 */
export function createAlimtalkSender({ solapi, from, channel, now = Date.now }: Options): Sender {
  const find = createTemplateFinder({ solapi, channel, now })

  return async ({ id, recipient, registered }) => {
    const number = splitNumber(recipient)
    if (!registered) throw finalFailure(new Error('The message has no template on KakaoTalk.'))
    if (!number || !isKoreanMobile(recipient)) throw finalFailure(new Error('The recipient is not on KakaoTalk.'))
    const template = await find(registered.code)
    if (template?.status !== 'APPROVED')
      throw finalFailure(new Error(`The template ${registered.code} is not approved.`))
    // The reader would get another text than we say was sent.
    if (normal(template.content) !== normal(registered.content))
      throw finalFailure(new Error(`The template ${registered.code} is registered with another text.`))
    return solapi.send({
      to: number.to,
      from: from.replaceAll(/\D/g, ''),
      type: 'ATA',
      customFields: { outbox: String(id) },
      kakaoOptions: {
        pfId: channel,
        templateId: template.templateId,
        disableSms: true,
        variables: Object.fromEntries(
          Object.entries(registered.variables).map(([name, value]) => [`#{${name}}`, value]),
        ),
        buttons: registered.buttons.map(({ name, url }) => ({
          buttonName: name,
          buttonType: 'WL',
          linkMo: url,
          linkPc: url,
        })),
      },
    })
  }
}

const normal = (text: string) => text.replaceAll('\r\n', '\n').trim()
