import { type ServiceName, type ServiceState, serviceNames } from '@sillage/domains/staff/service-words.ts'
import type { Config } from './config.ts'

const needs = {
  mail: ['MAIL_URL'],
  sms: ['SMS_KEY', 'SMS_SECRET', 'SMS_FROM'],
  postcode: ['POSTCODE_URL'],
  bank: ['BANK_NAME', 'BANK_NUMBER', 'BANK_HOLDER'],
  toss: ['TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY'],
  kakaopay: ['KAKAOPAY_SECRET_KEY', 'KAKAOPAY_CID'],
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
} as const satisfies Record<ServiceName, (keyof Config)[]>

type Provider = { name: string; sandbox: boolean }
const isPayment = (service: ServiceName) => ['bank', 'toss', 'kakaopay', 'paypal'].includes(service)

/** Which services are configured, for the set-up page: names of settings, never their values. */
export const serviceStates = (config: Config, providers: readonly Provider[]): ServiceState[] =>
  serviceNames.map((service) => ({
    service,
    state: isPayment(service) ? stateOf(providers.find(({ name }) => name === service)) : keysOf(config, service),
    variables: [...needs[service]],
  }))

/** Keys of a test account open no provider in production. */
function stateOf(provider: Provider | undefined) {
  if (!provider) return 'missing'
  return provider.sandbox ? 'test' : 'ready'
}

function keysOf(config: Config, service: ServiceName) {
  if (needs[service].every((name) => config[name] !== undefined)) return 'ready'
  return config.NODE_ENV === 'production' ? 'missing' : 'test'
}
