CREATE TABLE "barrier_reports" (
	"enquiry_id" integer NOT NULL,
	"barrier_id" integer NOT NULL,
	"linked_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "barrier_reports_enquiry_id_pk" PRIMARY KEY("enquiry_id")
);
--> statement-breakpoint
CREATE TABLE "barrier_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "barrier_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"barrier_id" integer NOT NULL,
	"status" text NOT NULL,
	"on_day" date NOT NULL,
	"text_eng" text DEFAULT '' NOT NULL,
	"text_ara" text DEFAULT '' NOT NULL,
	CONSTRAINT "barrier_steps_status" CHECK ("barrier_steps"."status" in ('reported', 'screened', 'assigned', 'in_talks', 'resolved', 'partly_resolved', 'unresolvable')),
	CONSTRAINT "barrier_steps_reason" CHECK (status <> 'unresolvable' or (text_eng <> '' and text_ara <> ''))
);
--> statement-breakpoint
CREATE TABLE "barriers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "barriers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"status" text NOT NULL,
	"measure" text NOT NULL,
	"market" text NOT NULL,
	"hs_code" text,
	"title_eng" text DEFAULT '' NOT NULL,
	"title_ara" text DEFAULT '' NOT NULL,
	"summary_eng" text DEFAULT '' NOT NULL,
	"summary_ara" text DEFAULT '' NOT NULL,
	"authority_eng" text DEFAULT '' NOT NULL,
	"authority_ara" text DEFAULT '' NOT NULL,
	"started_on" date,
	"edited_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"published_at" timestamptz,
	CONSTRAINT "barriers_status" CHECK ("barriers"."status" in ('reported', 'screened', 'assigned', 'in_talks', 'resolved', 'partly_resolved', 'unresolvable')),
	CONSTRAINT "barriers_measure" CHECK ("barriers"."measure" in ('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P'))
);
--> statement-breakpoint
ALTER TABLE "barrier_reports" ADD CONSTRAINT "barrier_reports_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barrier_reports" ADD CONSTRAINT "barrier_reports_barrier_id_barriers_id_fk" FOREIGN KEY ("barrier_id") REFERENCES "public"."barriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barrier_steps" ADD CONSTRAINT "barrier_steps_barrier_id_barriers_id_fk" FOREIGN KEY ("barrier_id") REFERENCES "public"."barriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barriers" ADD CONSTRAINT "barriers_market_countries_code_2_fk" FOREIGN KEY ("market") REFERENCES "public"."countries"("code_2") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barriers" ADD CONSTRAINT "barriers_hs_code_hs_subheadings_code_fk" FOREIGN KEY ("hs_code") REFERENCES "public"."hs_subheadings"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barriers" ADD CONSTRAINT "barriers_edited_by_users_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "barrier_reports_barrier" ON "barrier_reports" USING btree ("barrier_id");--> statement-breakpoint
CREATE INDEX "barrier_steps_barrier" ON "barrier_steps" USING btree ("barrier_id","id");--> statement-breakpoint
CREATE INDEX "barriers_state" ON "barriers" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "barriers_market" ON "barriers" USING btree ("market","hs_code","id");--> statement-breakpoint
CREATE INDEX "barriers_product" ON "barriers" USING btree ("hs_code");--> statement-breakpoint
CREATE INDEX "barriers_change" ON "barriers" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "barriers_editor" ON "barriers" USING btree ("edited_by");