CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"used_at" timestamptz
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"confirmed_at" timestamptz
);
--> statement-breakpoint
CREATE TABLE "content_entries" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"is_new" boolean NOT NULL,
	"removes" boolean DEFAULT false NOT NULL,
	"data" jsonb,
	"label_eng" text DEFAULT '' NOT NULL,
	"label_ara" text DEFAULT '' NOT NULL,
	"authors" integer[] DEFAULT '{}' NOT NULL,
	"approved_by" integer,
	"publish_at" timestamptz,
	"note" text,
	"touched" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"published_touched" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"missing" text[] DEFAULT '{}' NOT NULL,
	"older" text[] DEFAULT '{}' NOT NULL,
	"updated_by" integer,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "content_entries_kind_record_id_pk" PRIMARY KEY("kind","record_id"),
	CONSTRAINT "content_entries_state" CHECK ("content_entries"."state" in ('draft', 'in_review', 'approved', 'scheduled', 'published', 'removed')),
	CONSTRAINT "content_entries_version" CHECK ("content_entries"."version" >= 0),
	CONSTRAINT "content_entries_data" CHECK ("content_entries"."data" is not null or "content_entries"."removes" or "content_entries"."state" in ('published', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "content_settings" (
	"kind" text PRIMARY KEY NOT NULL,
	"four_eyes" boolean DEFAULT false NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"record_id" text NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"data" jsonb,
	"by" integer,
	"at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "content_versions_kind_record_id_version_pk" PRIMARY KEY("kind","record_id","version"),
	CONSTRAINT "content_versions_state" CHECK ("content_versions"."state" in ('draft', 'in_review', 'approved', 'scheduled', 'published', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_levels" (
	"enq_type" integer PRIMARY KEY NOT NULL,
	"answer_hours" integer NOT NULL,
	"close_hours" integer NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "service_levels_hours" CHECK ("service_levels"."answer_hours" <= "service_levels"."close_hours")
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "answered_at" timestamptz;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "merged_into" integer;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_person" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_entries_new" ON "content_entries" USING btree ("kind","updated_at") WHERE is_new;--> statement-breakpoint
CREATE INDEX "content_entries_work" ON "content_entries" USING btree ("state","updated_at") WHERE state not in ('published', 'removed');--> statement-breakpoint
CREATE INDEX "content_entries_approver" ON "content_entries" USING btree ("approved_by");--> statement-breakpoint
CREATE INDEX "content_entries_person" ON "content_entries" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "content_versions_person" ON "content_versions" USING btree ("by");--> statement-breakpoint
CREATE INDEX "enquiry_notes_enquiry" ON "enquiry_notes" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_notes_author" ON "enquiry_notes" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_merged_into_enquiries_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_present" ON "users" USING btree ("id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("id") WHERE cardinality(staff_roles) > 0;--> statement-breakpoint
CREATE INDEX "users_vip" ON "users" USING btree ("id") WHERE is_vip;--> statement-breakpoint
CREATE INDEX "users_disabled" ON "users" USING btree ("id") WHERE disabled_at is not null;--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (to_tsvector('simple', ' ' || translate(lower(coalesce("name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce(translate("email", '@.-_+', '     '), '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce("name", '') || ' ' || coalesce("last_name", '') || ' ' || coalesce(translate("email", '@.-_+', '     '), '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' ')));--> statement-breakpoint
CREATE INDEX "company_versions_phone" ON "company_versions" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "company_versions_e_mail" ON "company_versions" USING btree (lower("e_mail"));--> statement-breakpoint
CREATE INDEX "company_versions_called" ON "company_versions" USING btree (lower("company_registered_name"));--> statement-breakpoint
CREATE INDEX "company_versions_called_ara" ON "company_versions" USING btree (lower("company_registered_name_ara"));--> statement-breakpoint
CREATE INDEX "credentials_by_change" ON "credentials" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "credentials_words" ON "credentials" USING gin (to_tsvector('simple', ' ' || translate(lower(coalesce("name_eng", '') || ' ' || coalesce("name_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce("name_eng", '') || ' ' || coalesce("name_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' ')));--> statement-breakpoint
CREATE INDEX "enquiries_merged" ON "enquiries" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "enquiries_owner" ON "enquiries" USING btree ("owner_id","status","id");--> statement-breakpoint
CREATE INDEX "enquiries_type" ON "enquiries" USING btree ("enq_type","id");--> statement-breakpoint
CREATE INDEX "enquiries_change" ON "enquiries" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("created_at","id","answered_at","enq_type","owner_id") WHERE status not in (40, 50, 60);--> statement-breakpoint
CREATE INDEX "enquiries_words" ON "enquiries" USING gin (to_tsvector('simple', ' ' || translate(lower(coalesce("name", '') || ' ' || coalesce("company", '') || ' ' || coalesce(translate("email", '@.-_+', '     '), '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce("name", '') || ' ' || coalesce("company", '') || ' ' || coalesce(translate("email", '@.-_+', '     '), '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' ')));--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("date_start","id");--> statement-breakpoint
CREATE INDEX "events_by_change" ON "events" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "events_words" ON "events" USING gin (to_tsvector('simple', ' ' || translate(lower(coalesce("name_eng", '') || ' ' || coalesce("name_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce("name_eng", '') || ' ' || coalesce("name_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' ')));--> statement-breakpoint
CREATE INDEX "pool_entries_words" ON "pool_entries" USING gin (to_tsvector('simple', ' ' || translate(lower(coalesce("FULL_NAME", '') || ' ' || coalesce("FULL_NAME_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce("FULL_NAME", '') || ' ' || coalesce("FULL_NAME_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' ')));--> statement-breakpoint
CREATE INDEX "faqs_by_place" ON "faqs" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "faqs_words" ON "faqs" USING gin (to_tsvector('simple', ' ' || translate(lower(coalesce("question_eng", '') || ' ' || coalesce("question_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce("question_eng", '') || ' ' || coalesce("question_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' ')));--> statement-breakpoint
CREATE INDEX "change_history_of_kind" ON "change_history" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "change_history_action" ON "change_history" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "change_history_time" ON "change_history" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "change_history_words" ON "change_history" USING gin (to_tsvector('simple', ' ' || translate(lower(coalesce(left("change"::text, 20000), '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce(left("change"::text, 20000), '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' ')));--> statement-breakpoint
CREATE INDEX "institutions_words" ON "institutions" USING gin (to_tsvector('simple', ' ' || translate(lower(coalesce("name_eng", '') || ' ' || coalesce("name_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce("name_eng", '') || ' ' || coalesce("name_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' ')));--> statement-breakpoint
CREATE INDEX "news_by_date" ON "news" USING btree ("news_date","id");--> statement-breakpoint
CREATE INDEX "news_by_change" ON "news" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "news_words" ON "news" USING gin (to_tsvector('simple', ' ' || translate(lower(coalesce("DESCRIPTION_ENG", '') || ' ' || coalesce("DESCRIPTION_ARA", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce("DESCRIPTION_ENG", '') || ' ' || coalesce("DESCRIPTION_ARA", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' ')));--> statement-breakpoint
CREATE INDEX "product_versions_gtin" ON "product_versions" USING btree ("gs1_code");--> statement-breakpoint
CREATE INDEX "publications_by_date" ON "publications" USING btree ("date_start","id");--> statement-breakpoint
CREATE INDEX "publications_by_change" ON "publications" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "publications_words" ON "publications" USING gin (to_tsvector('simple', ' ' || translate(lower(coalesce("DESCRIPTION_ENG", '') || ' ' || coalesce("DESCRIPTION_ARA", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce("DESCRIPTION_ENG", '') || ' ' || coalesce("DESCRIPTION_ARA", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' ')));