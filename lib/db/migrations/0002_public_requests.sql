CREATE TABLE "consultations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consultations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"handled_at" timestamptz,
	CONSTRAINT "consultations_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "consultations_locale" CHECK ("consultations"."locale" in ('en', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "page_feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"locale" text NOT NULL,
	"useful" integer NOT NULL,
	"comment" text,
	"idempotency_key" uuid NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "page_feedback_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "page_feedback_locale" CHECK ("page_feedback"."locale" in ('en', 'ar')),
	CONSTRAINT "page_feedback_useful" CHECK ("page_feedback"."useful" in (0, 1))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamptz
);
--> statement-breakpoint
ALTER TABLE "page_feedback" ADD CONSTRAINT "page_feedback_entry_id_menu_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."menu_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultations_open" ON "consultations" USING btree ("handled_at","id");--> statement-breakpoint
CREATE INDEX "page_feedback_entry" ON "page_feedback" USING btree ("entry_id","id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");