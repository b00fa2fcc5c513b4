import { type SmsEmulator, startSmsEmulator } from '@sillage/emulators/sms/sms-emulator.ts'
import type { Sender } from '@sillage/server-kit/outbox.ts'
import { createSmsSender } from '@sillage/server-kit/sms.ts'
import type { Config } from './config.ts'
import type { createShutdown } from './shutdown.ts'

export type Sms = { sender: Sender | undefined; standIn: SmsEmulator | undefined }

/** The message service of SMS_KEY and SMS_SECRET; without them a stand-in whose messages can be read, in production nothing. */
export async function openSms(config: Config, shutdown: ReturnType<typeof createShutdown>): Promise<Sms> {
  const { SMS_URL: url, SMS_KEY: key, SMS_SECRET: secret, SMS_FROM: from, NODE_ENV } = config
  if (key && secret) return { sender: createSmsSender({ url, key, secret, from }), standIn: undefined }
  // A code that seems sent and reaches nobody is worse than one that waits.
  if (NODE_ENV === 'production') return { sender: undefined, standIn: undefined }
  const standIn = shutdown.add(await startSmsEmulator())
  return { sender: createSmsSender({ ...standIn, from }), standIn }
}
