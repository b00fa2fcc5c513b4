import { registeredTexts } from '@sillage/domains/message/server/catalogue.ts'
import { markText } from '@sillage/domains/message/server/test-mark.ts'
import { startMailEmulator } from '@sillage/emulators/mail/mail-emulator.ts'
import { startSmsEmulator } from '@sillage/emulators/sms/sms-emulator.ts'
import { startTossEmulator } from '@sillage/emulators/toss/toss-emulator.ts'

/** The services around a shop, in our process: in the shop's own they would be part of what is measured. */
export async function startServices(options: { webhooksTo?: () => string; retryMs?: number } = {}) {
  const toss = await startTossEmulator(options)
  const mail = await startMailEmulator()
  const sms = await startSmsEmulator({ templates: registeredTexts.map(markText) })
  return {
    toss,
    mail,
    sms,
    /** The settings of a shop that uses them. */
    settings: {
      TOSS_CLIENT_KEY: toss.clientKey,
      TOSS_SECRET_KEY: toss.secretKey,
      TOSS_API_URL: toss.url,
      TOSS_SCRIPT_URL: toss.scriptUrl,
      MAIL_URL: mail.smtpUrl,
      SMS_URL: sms.url,
      SMS_KEY: sms.key,
      SMS_SECRET: sms.secret,
      ALIMTALK_CHANNEL: sms.channel,
      // Every order is confirmed by email and AlimTalk, however many there are.
      MESSAGES_PER_MINUTE: '100000',
      MESSAGES_PER_DAY: '10000000',
    },
    stop: () => Promise.all([toss.stop(), mail.stop(), sms.stop()]),
  }
}
