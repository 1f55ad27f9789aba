/** A JSON error in the fields that all of supabase-js understands. */
export function problem(
  status: number,
  message: string,
  headers: Record<string, string> = {},
  code = String(status),
): Response {
  const body = { statusCode: String(status), code, error: message, message, msg: message }
  return Response.json(body, { status, headers })
}
