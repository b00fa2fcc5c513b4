import type { KakaoTemplate } from '@sillage/emulators/sms/kakao-templates.ts'
import { type SmsEmulator, startSmsEmulator } from '@sillage/emulators/sms/sms-emulator.ts'
import { createAlimtalkSender, createTemplateReader, type ReadTemplateState } from '@sillage/server-kit/alimtalk.ts'
import type { Sender } from '@sillage/server-kit/outbox.ts'
import type { ReadResult } from '@sillage/server-kit/outbox-results.ts'
import { createSmsSender } from '@sillage/server-kit/sms.ts'
import { createSolapi, type SolapiOptions } from '@sillage/server-kit/solapi.ts'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'

export type Phones = {
  senders: { sms?: Sender; alimtalk?: Sender }
  /** Reports what became of sent messages. */
  readers: { sms?: ReadResult; alimtalk?: ReadResult }
  /** How our texts stand at KakaoTalk; undefined where no channel is connected. */
  readTemplate: ReadTemplateState | undefined
  emulator: SmsEmulator | undefined
}

type Options = {
  shutdown: ReturnType<typeof createShutdown>
  /** What an emulator has registered for KakaoTalk. */
  templates: readonly KakaoTemplate[]
  reportTo: () => string
}

/**
 * The message service of SMS_KEY and SMS_SECRET, and the channel of ALIMTALK_CHANNEL on KakaoTalk; without keys a
 * emulator whose messages can be read, in production nothing.
 */
export async function openPhones(config: Config, { shutdown, templates, reportTo }: Options): Promise<Phones> {
  const { SMS_URL: url, SMS_KEY: key, SMS_SECRET: secret, SMS_FROM: from, NODE_ENV } = config
  if (key && secret)
    return { ...reach({ url, key, secret }, { from, channel: config.ALIMTALK_CHANNEL }), emulator: undefined }
  // A code that seems sent and reaches no one is worse than one that waits.
  if (NODE_ENV === 'production') return { senders: {}, readers: {}, readTemplate: undefined, emulator: undefined }
  const emulator = shutdown.add(await startSmsEmulator({ templates, reportTo }))
  return { ...reach(emulator, { from, channel: emulator.channel }), emulator }
}

function reach(service: SolapiOptions, { from, channel }: { from: string; channel: string | undefined }) {
  const solapi = createSolapi(service)
  return {
    senders: {
      sms: createSmsSender({ solapi, from }),
      ...(channel ? { alimtalk: createAlimtalkSender({ solapi, from, channel }) } : {}),
    },
    readTemplate: channel ? createTemplateReader({ solapi, channel }) : undefined,
    readers: { sms: solapi.read, ...(channel ? { alimtalk: solapi.read } : {}) },
  }
}
