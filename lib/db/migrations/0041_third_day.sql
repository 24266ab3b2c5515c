CREATE TABLE "content_links" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"field" text NOT NULL,
	"url" text NOT NULL,
	"text" text NOT NULL,
	"answer" text,
	"checked_at" timestamptz,
	"failed_at" timestamptz,
	CONSTRAINT "content_links_kind_record_id_field_url_pk" PRIMARY KEY("kind","record_id","field","url")
);
--> statement-breakpoint
CREATE TABLE "sample_removal_rows" (
	"removal_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"place" integer NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "sample_removal_rows_removal_id_table_name_pk" PRIMARY KEY("removal_id","table_name")
);
--> statement-breakpoint
CREATE TABLE "sample_removals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sample_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"removed_by" integer NOT NULL,
	"removed_at" timestamptz DEFAULT now() NOT NULL,
	"marked" jsonb NOT NULL,
	"taken_back_by" integer,
	"taken_back_at" timestamptz,
	"erased_at" timestamptz
);
--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "unpublish_at" timestamptz;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "unpublish_by" integer;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "unpublish_confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "review_on" date;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "review_months" integer;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
ALTER TABLE "export_plan_tasks" ADD COLUMN "step" text;--> statement-breakpoint
ALTER TABLE "sample_removal_rows" ADD CONSTRAINT "sample_removal_rows_removal_id_sample_removals_id_fk" FOREIGN KEY ("removal_id") REFERENCES "public"."sample_removals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_removals" ADD CONSTRAINT "sample_removals_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_removals" ADD CONSTRAINT "sample_removals_taken_back_by_users_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_links_checked" ON "content_links" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "content_links_url" ON "content_links" USING btree ("url");--> statement-breakpoint
CREATE INDEX "content_links_failed" ON "content_links" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
CREATE INDEX "sample_removals_person" ON "sample_removals" USING btree ("removed_by");--> statement-breakpoint
CREATE INDEX "sample_removals_taker" ON "sample_removals" USING btree ("taken_back_by");--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_unpublish_by_users_id_fk" FOREIGN KEY ("unpublish_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_unpublish_confirmed_by_users_id_fk" FOREIGN KEY ("unpublish_confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_entries_unpublish_at" ON "content_entries" USING btree ("unpublish_at") WHERE unpublish_at is not null;--> statement-breakpoint
CREATE INDEX "content_entries_review_on" ON "content_entries" USING btree ("review_on") WHERE review_on is not null;--> statement-breakpoint
CREATE INDEX "content_entries_owner" ON "content_entries" USING btree ("owner_id","review_on") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "content_entries_unpublisher" ON "content_entries" USING btree ("unpublish_by");--> statement-breakpoint
CREATE INDEX "content_entries_unpublish_confirmer" ON "content_entries" USING btree ("unpublish_confirmed_by");--> statement-breakpoint
CREATE INDEX "content_versions_published" ON "content_versions" USING btree ("at") WHERE action = 'publish';--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_unpublish" CHECK (("content_entries"."unpublish_at" is null) = ("content_entries"."unpublish_by" is null));--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_review" CHECK (("content_entries"."review_on" is null) = ("content_entries"."review_months" is null));--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_review_months" CHECK ("content_entries"."review_months" between 1 and 60);--> statement-breakpoint
ALTER TABLE "export_plan_tasks" ADD CONSTRAINT "export_plan_tasks_step" CHECK ("export_plan_tasks"."step" in ('verify', 'company', 'readiness', 'product', 'origin', 'documents', 'buyers', 'event', 'finance', 'shipment'));