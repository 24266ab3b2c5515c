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
ALTER TABLE "content_entries" ADD COLUMN "unpublish_at" timestamptz;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "unpublish_by" integer;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "unpublish_confirmed_by" integer;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "review_on" date;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "review_months" integer;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "reviewed_on" date;--> statement-breakpoint
CREATE INDEX "content_links_checked" ON "content_links" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "content_links_url" ON "content_links" USING btree ("url");--> statement-breakpoint
CREATE INDEX "content_links_failed" ON "content_links" USING btree ("failed_at") WHERE failed_at is not null;--> statement-breakpoint
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
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_review_months" CHECK ("content_entries"."review_months" between 1 and 60);