import { setTimeout as wait } from 'node:timers/promises'
import type { Sql } from './sql.ts'

/** A counting test must not start at the end of a ten-minute window. */
export function withinOneWindow(seconds = 40): Promise<void> {
  const left = 600_000 - (Date.now() % 600_000)
  return wait(left < seconds * 1000 ? left + 1_000 : 0)
}

/** No window turns and no day begins for what this database counts. For hosts of one file. */
export const stopWindows = (sql: Sql) =>
  sql.unsafe(`do $$
    declare
      clock regprocedure;
    begin
      foreach clock in array array['public.limit_window()', 'public.senders_of(text, integer)']::regprocedure[] loop
        execute replace(pg_get_functiondef(clock), 'now()', format('%L::timestamptz', now()));
      end loop;
    end $$`)
