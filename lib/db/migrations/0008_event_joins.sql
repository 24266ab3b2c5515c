CREATE TABLE "event_joins" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "event_joins_event_id_user_id_pk" PRIMARY KEY("event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "event_joins" ADD CONSTRAINT "event_joins_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_joins" ADD CONSTRAINT "event_joins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_joins_person" ON "event_joins" USING btree ("user_id","event_id");