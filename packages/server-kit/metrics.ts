import type { FastifyReply, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Figures for the people who run the shop, in the format Prometheus reads. */
export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'sillage_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  return {
    observe(request: FastifyRequest, reply: FastifyReply) {
      const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
      requests.observe(labels, reply.elapsedTime / 1000)
    },
    gauge(name: string, help: string, read: () => number) {
      new Gauge({
        name: `sillage_${name}`,
        help,
        registers: [registry],
        collect() {
          this.set(read())
        },
      })
    },
    print: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
