CREATE TABLE "enquiry_mentions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_mentions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"note_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"read_at" timestamptz,
	CONSTRAINT "enquiry_mentions_once" UNIQUE("note_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "review_mailed_for" date;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "page_views" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_queries" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "palette" text;--> statement-breakpoint
ALTER TABLE "enquiry_mentions" ADD CONSTRAINT "enquiry_mentions_note_id_enquiry_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."enquiry_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_mentions" ADD CONSTRAINT "enquiry_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_mentions_unread" ON "enquiry_mentions" USING btree ("user_id") WHERE "enquiry_mentions"."read_at" is null;--> statement-breakpoint
CREATE INDEX "buying_requests_words" ON "buying_requests" USING gin (to_tsvector('simple', ' ' || translate(lower(coalesce("name", '') || ' ' || coalesce("company", '') || ' ' || coalesce("hs_code", '') || ' ' || coalesce("product_eng", '') || ' ' || coalesce("product_ara", '') || ' ' || coalesce(translate("email", '@.-_+', '     '), '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce("name", '') || ' ' || coalesce("company", '') || ' ' || coalesce("hs_code", '') || ' ' || coalesce("product_eng", '') || ' ' || coalesce("product_ara", '') || ' ' || coalesce(translate("email", '@.-_+', '     '), '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' ')));--> statement-breakpoint
CREATE INDEX "enquiries_rated" ON "enquiries" USING btree ("rating","id") WHERE "enquiries"."rating" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_sample" ON "enquiries" USING btree ("id") WHERE sample;--> statement-breakpoint
CREATE INDEX "files_words" ON "files" USING gin (to_tsvector('simple', ' ' || translate(lower(coalesce(translate("file_name", '@.-_+', '     '), '') || ' ' || coalesce("alt_eng", '') || ' ' || coalesce("alt_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce(translate("file_name", '@.-_+', '     '), '') || ' ' || coalesce("alt_eng", '') || ' ' || coalesce("alt_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' '))) WHERE "files"."owner_id" is null;--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_palette" CHECK ("site_settings"."palette" in ('petrol', 'blue', 'green', 'violet'));