create function refuse_history_change() returns trigger language plpgsql as $$
begin
  raise exception 'change_history is append-only';
end
$$;
--> statement-breakpoint
create trigger change_history_append_only
  before update or delete or truncate on change_history
  for each statement execute function refuse_history_change();
