-- Originals that customers post to us: when they arrived, where they are, and when they went back.

-- Whoever did not see what is here now, such as a press that was repeated, records nothing. expected: how many were.
create function public.check_originals(request uuid, expected integer)
returns void
language plpgsql
stable
as $$
begin
  if expected <> (
    select count(*) from public.originals as original where original.request_id = check_originals.request and original.state = 'here'
  ) then
    perform public.raise_refusal('originals-changed');
  end if;
end;
$$;

-- One mail and one event for all of them. told: what the mail says besides.
create function public.tell_of_originals(ordered public.orders, did text, originals integer[], told jsonb, at timestamptz)
returns void
language plpgsql
as $$
declare
  moved public.orders := ordered;
begin
  if cardinality(originals) = 0 then
    perform public.raise_refusal('originals-changed');
  elsif ordered.state = 'completed' and public.has_originals(ordered.request_id) then
    -- complete again once it has gone back; what was open stays so
    update public.orders set state = 'delivered', ended_at = null, open_before_payment = true where id = ordered.id returning * into moved;
  else
    moved := public.complete_order(ordered, at);
  end if;
  perform public.announce_order(moved, 'order_originals', public.add_order_event(
    ordered.id, 'operator', did, told || jsonb_build_object('originals', originals, 'state', moved.state), at
  ), told || jsonb_build_object('did', did, 'originals', public.names_of_originals(ordered.request_id, originals)));
end;
$$;

create function public.names_of_originals(request uuid, originals integer[])
returns jsonb
stable
return (
  select jsonb_agg(original.what order by original.number)
  from public.originals as original
  where original.request_id = names_of_originals.request and original.number = any (names_of_originals.originals)
);

create function public.receive_original(
  request uuid, what text, place text default '', expected integer default null, at timestamptz default now()
)
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  next_original integer;
begin
  perform public.check_originals(request, expected);
  select coalesce(max(earlier.number), 0) + 1 into next_original
  from public.originals as earlier where earlier.request_id = receive_original.request;
  if receive_original.what !~ '\S' then
    perform public.raise_refusal('what-missing');
  elsif next_original > 100 then
    perform public.raise_refusal('too-many-originals');
  end if;
  insert into public.originals (request_id, number, what, place, arrived_at)
  values (receive_original.request, next_original, receive_original.what, receive_original.place, at);
  perform public.tell_of_originals(
    ordered, 'original arrived', array[next_original], jsonb_build_object('place', receive_original.place), at
  );
end;
$$;

create function public.move_originals(request uuid, originals integer[], place text, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  moved integer[];
begin
  with found as (
    update public.originals as original set place = move_originals.place
    where original.request_id = move_originals.request and original.number = any (move_originals.originals) and original.state = 'here'
      and original.place <> move_originals.place
    returning original.number
  )
  select coalesce(array_agg(number), '{}') into moved from found;
  perform public.tell_of_originals(ordered, 'original moved', moved, jsonb_build_object('place', move_originals.place), at);
end;
$$;

-- Those of these that were here and are not any more.
create function public.close_originals(request uuid, originals integer[], carrier text, tracking text, at timestamptz)
returns integer[]
language sql
as $$
  with gone as (
    update public.originals as original
    set state = 'sent back', sent_back_at = at, carrier = close_originals.carrier, tracking = close_originals.tracking
    where original.request_id = close_originals.request and original.number = any (close_originals.originals) and original.state = 'here'
    returning original.number
  )
  select coalesce(array_agg(number), '{}') from gone;
$$;

create function public.send_back_originals(
  request uuid, originals integer[], carrier text default '', tracking text default '', expected integer default null,
  at timestamptz default now()
)
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
begin
  perform public.check_originals(request, expected);
  perform public.tell_of_originals(
    ordered, 'original sent back', public.close_originals(request, originals, carrier, tracking, at),
    jsonb_build_object('carrier', carrier, 'tracking', tracking), at
  );
end;
$$;

-- What was recorded by mistake: one that was sent back is here, and one that is here never came.
create function public.undo_originals(request uuid, originals integer[], expected integer default null, at timestamptz default now())
returns void
language plpgsql
security definer
as $$
declare
  ordered public.orders := public.lock_order(request);
  undone integer[];
begin
  perform public.check_originals(request, expected);
  with found as (
    update public.originals as original
    set state = case original.state when 'here' then 'mistaken' else 'here' end, sent_back_at = null, carrier = '', tracking = ''
    where original.request_id = undo_originals.request and original.number = any (undo_originals.originals)
      and original.state <> 'mistaken'
    returning original.number
  )
  select coalesce(array_agg(number), '{}') into undone from found;
  perform public.tell_of_originals(ordered, 'original undone', undone, '{}', at);
end;
$$;

grant execute on function
  public.receive_original, public.move_originals, public.send_back_originals, public.undo_originals to service_role;
