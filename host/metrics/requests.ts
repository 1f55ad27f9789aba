import type { IncomingMessage, ServerResponse } from 'node:http'
import { durations, requests } from './metrics.ts'

/** Others are refused. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** A short, fixed list, whatever the path. */
export function routeOf(path: string | undefined): string {
  if (path === undefined) return 'none'
  const [, backend] = /^\/(auth|rest|storage|functions)\/v1(?:\/|$)/.exec(path) ?? []
  if (backend) return backend
  if (path === '/healthz' || path.startsWith('/readyz')) return 'health'
  if (path === '/metrics') return 'metrics'
  if (path.startsWith('/dev/')) return 'dev'
  return /\.\w{1,12}$/.test(path) ? 'file' : 'page'
}

export function countRequest(
  request: IncomingMessage,
  response: ServerResponse,
  seconds: number,
  path?: string,
): void {
  const method = METHODS.find((known) => known === request.method) ?? 'other'
  const route = routeOf(path)
  const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted'
  requests.inc({ method, route, status })
  durations.observe({ route }, seconds)
}
