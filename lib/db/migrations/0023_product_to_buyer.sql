CREATE TABLE "buying_request_alerts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"speed" text NOT NULL,
	"chosen_at" timestamptz DEFAULT now() NOT NULL,
	"told_until" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "buying_request_alerts_speed" CHECK ("buying_request_alerts"."speed" in ('at_once', 'daily', 'weekly'))
);
--> statement-breakpoint
CREATE TABLE "buying_request_matches" (
	"request_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"score" integer NOT NULL,
	"reasons" text[] NOT NULL,
	"matched_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "buying_request_matches_request_id_company_id_pk" PRIMARY KEY("request_id","company_id"),
	CONSTRAINT "buying_request_matches_reasons" CHECK ("buying_request_matches"."reasons" <@ array['subheading', 'heading', 'chapter', 'sector', 'market', 'text'])
);
--> statement-breakpoint
CREATE TABLE "buying_request_notices" (
	"request_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"told_at" timestamptz DEFAULT now() NOT NULL,
	"follow_round" integer,
	CONSTRAINT "buying_request_notices_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "buying_request_offers" (
	"request_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"conversation_id" integer NOT NULL,
	"at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "buying_request_offers_request_id_company_id_pk" PRIMARY KEY("request_id","company_id"),
	CONSTRAINT "buying_request_offers_conversation_id_unique" UNIQUE("conversation_id")
);
--> statement-breakpoint
CREATE TABLE "buying_request_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "buying_request_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "buying_request_steps_state" CHECK ("buying_request_steps"."state" in ('unconfirmed', 'review', 'open', 'refused', 'closed')),
	CONSTRAINT "buying_request_steps_by" CHECK ("buying_request_steps"."by" in ('buyer', 'staff', 'portal'))
);
--> statement-breakpoint
CREATE TABLE "buying_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "buying_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"user_id" integer,
	"enquiry_id" integer,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"country_id" integer NOT NULL,
	"hs_code" text NOT NULL,
	"chapter" text GENERATED ALWAYS AS (left(hs_code, 2)) STORED NOT NULL,
	"product_eng" text DEFAULT '' NOT NULL,
	"product_ara" text DEFAULT '' NOT NULL,
	"quality_eng" text DEFAULT '' NOT NULL,
	"quality_ara" text DEFAULT '' NOT NULL,
	"certificates_eng" text DEFAULT '' NOT NULL,
	"certificates_ara" text DEFAULT '' NOT NULL,
	"quantity" numeric(14, 3) NOT NULL,
	"unit" text NOT NULL,
	"market_id" integer NOT NULL,
	"deadline" date NOT NULL,
	"may_introduce" boolean NOT NULL,
	"unchecked" boolean DEFAULT false NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"result" text,
	"refusal_reason" text,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	"confirmed_at" timestamptz,
	"published_at" timestamptz,
	"closed_at" timestamptz,
	"matched_at" timestamptz,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', ' ' || translate(lower(coalesce("buying_requests"."product_eng", '') || ' ' || coalesce("buying_requests"."product_ara", '') || ' ' || coalesce("buying_requests"."quality_eng", '') || ' ' || coalesce("buying_requests"."quality_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789') || ' ' || replace(replace(replace(replace(replace(replace(' ' || translate(lower(coalesce("buying_requests"."product_eng", '') || ' ' || coalesce("buying_requests"."product_ara", '') || ' ' || coalesce("buying_requests"."quality_eng", '') || ' ' || coalesce("buying_requests"."quality_ara", '')), 'أإآٱؤئةى٠١٢٣٤٥٦٧٨٩ـًٌٍَُِّْٰ', 'ااااويهي0123456789'), ' وال', ' '), ' بال', ' '), ' كال', ' '), ' فال', ' '), ' لل', ' '), ' ال', ' '))) STORED,
	CONSTRAINT "buying_requests_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "buying_requests_state" CHECK ("buying_requests"."state" in ('unconfirmed', 'review', 'open', 'refused', 'closed')),
	CONSTRAINT "buying_requests_locale" CHECK ("buying_requests"."locale" in ('en', 'ar')),
	CONSTRAINT "buying_requests_unit" CHECK ("buying_requests"."unit" in ('piece', 'kilogram', 'tonne', 'litre', 'metre', 'square_metre', 'cubic_metre', 'carton', 'pallet', 'container_20', 'container_40', 'hour', 'project')),
	CONSTRAINT "buying_requests_result" CHECK ("buying_requests"."result" in ('ordered', 'talks', 'elsewhere', 'nothing')),
	CONSTRAINT "buying_requests_quantity" CHECK ("buying_requests"."quantity" > 0),
	CONSTRAINT "buying_requests_published" CHECK ("buying_requests"."state" <> 'open' or "buying_requests"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "introductions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "introductions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" integer,
	"enquiry_id" integer,
	"company_id" integer NOT NULL,
	"by" integer NOT NULL,
	"at" timestamptz DEFAULT now() NOT NULL,
	"agreed_at" timestamptz,
	CONSTRAINT "introductions_request" UNIQUE("request_id","company_id"),
	CONSTRAINT "introductions_enquiry" UNIQUE("enquiry_id","company_id"),
	CONSTRAINT "introductions_one" CHECK (num_nonnulls("introductions"."request_id", "introductions"."enquiry_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "certificate_reminders" (
	"company_id" integer NOT NULL,
	"title" text NOT NULL,
	"valid_until" date NOT NULL,
	"reminded_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_reminders_company_id_title_valid_until_pk" PRIMARY KEY("company_id","title","valid_until")
);
--> statement-breakpoint
CREATE TABLE "company_checks" (
	"company_id" integer NOT NULL,
	"fact" text NOT NULL,
	"checked_at" timestamptz DEFAULT now() NOT NULL,
	"checked_by" integer,
	CONSTRAINT "company_checks_company_id_fact_pk" PRIMARY KEY("company_id","fact"),
	CONSTRAINT "company_checks_fact" CHECK ("company_checks"."fact" in ('registration', 'export', 'address', 'contacts', 'certificates'))
);
--> statement-breakpoint
CREATE TABLE "conversation_files" (
	"message_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "conversation_files_message_id_file_key_pk" PRIMARY KEY("message_id","file_key")
);
--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversation_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"side" text NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "conversation_messages_once" UNIQUE("conversation_id","side","idempotency_key"),
	CONSTRAINT "conversation_messages_side" CHECK ("conversation_messages"."side" in ('buyer', 'supplier'))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"buyer_agreed_at" timestamptz,
	"supplier_agreed_at" timestamptz,
	"reported_at" timestamptz,
	"reported_by" text,
	"report_reason" text,
	"report_closed_at" timestamptz,
	"ended_at" timestamptz,
	"last_message_at" timestamptz DEFAULT now() NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_reported_by" CHECK ("conversations"."reported_by" in ('buyer', 'supplier'))
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"message_id" integer PRIMARY KEY NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"unit" text NOT NULL,
	"incoterm" text NOT NULL,
	"place" text NOT NULL,
	"valid_until" date NOT NULL,
	CONSTRAINT "quotations_price" CHECK ("quotations"."price" > 0),
	CONSTRAINT "quotations_currency" CHECK ("quotations"."currency" in ('USD', 'EUR', 'JOD', 'GBP', 'CHF', 'SAR', 'AED', 'CNY')),
	CONSTRAINT "quotations_unit" CHECK ("quotations"."unit" in ('piece', 'kilogram', 'tonne', 'litre', 'metre', 'square_metre', 'cubic_metre', 'carton', 'pallet', 'container_20', 'container_40', 'hour', 'project')),
	CONSTRAINT "quotations_incoterm" CHECK ("quotations"."incoterm" in ('EXW', 'FCA', 'FAS', 'FOB', 'CPT', 'CFR', 'CIP', 'CIF', 'DAP', 'DPU', 'DDP'))
);
--> statement-breakpoint
CREATE TABLE "event_meeting_seats" (
	"event_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"starts_at" timestamptz NOT NULL,
	"meeting_id" integer NOT NULL,
	CONSTRAINT "event_meeting_seats_event_id_user_id_starts_at_pk" PRIMARY KEY("event_id","user_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "event_meetings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_meetings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"asker_id" integer NOT NULL,
	"invited_id" integer NOT NULL,
	"proposed_by" integer NOT NULL,
	"starts_at" timestamptz NOT NULL,
	"ends_at" timestamptz NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "event_meetings_state" CHECK ("event_meetings"."state" in ('proposed', 'confirmed', 'declined', 'cancelled')),
	CONSTRAINT "event_meetings_two" CHECK ("event_meetings"."asker_id" <> "event_meetings"."invited_id"),
	CONSTRAINT "event_meetings_time" CHECK ("event_meetings"."starts_at" < "event_meetings"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "follow_change_topics" (
	"topic" text collate "C" NOT NULL,
	"change_id" bigint NOT NULL,
	CONSTRAINT "follow_change_topics_topic_change_id_pk" PRIMARY KEY("topic","change_id")
);
--> statement-breakpoint
CREATE TABLE "follow_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "follow_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"record_id" text NOT NULL,
	"stamp" text NOT NULL,
	"changed_at" timestamptz NOT NULL,
	"found_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "follow_changes_once" UNIQUE("source","record_id","stamp")
);
--> statement-breakpoint
CREATE TABLE "follow_deliveries" (
	"round_id" integer NOT NULL,
	"follower_id" integer NOT NULL,
	"after_change" bigint NOT NULL,
	"claimed_at" timestamptz,
	"done_at" timestamptz,
	"records" integer,
	CONSTRAINT "follow_deliveries_round_id_follower_id_pk" PRIMARY KEY("round_id","follower_id")
);
--> statement-breakpoint
CREATE TABLE "follow_rounds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "follow_rounds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"speed" text NOT NULL,
	"slot" timestamptz NOT NULL,
	"until_change" bigint NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "follow_rounds_slot" UNIQUE("speed","slot"),
	CONSTRAINT "follow_rounds_speed" CHECK ("follow_rounds"."speed" in ('at_once', 'daily', 'weekly'))
);
--> statement-breakpoint
CREATE TABLE "follow_searches" (
	"topic" text collate "C" PRIMARY KEY NOT NULL,
	"query" "tsquery" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "followers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "followers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"email" text,
	"locale" text NOT NULL,
	"speed" text NOT NULL,
	"stopped_at" timestamptz,
	"told_until" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "followers_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "followers_speed" CHECK ("followers"."speed" in ('at_once', 'daily', 'weekly')),
	CONSTRAINT "followers_locale" CHECK ("followers"."locale" in ('en', 'ar')),
	CONSTRAINT "followers_address" CHECK (num_nonnulls("followers"."user_id", "followers"."email") = 1)
);
--> statement-breakpoint
CREATE TABLE "follows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "follows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"follower_id" integer NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"topic" text collate "C" NOT NULL,
	"from_change" bigint DEFAULT 0 NOT NULL,
	"idempotency_key" uuid,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"confirmed_at" timestamptz,
	CONSTRAINT "follows_topic_once" UNIQUE("follower_id","topic"),
	CONSTRAINT "follows_kind" CHECK ("follows"."kind" in ('sector', 'hs', 'market', 'company', 'search', 'agreement', 'event', 'requests'))
);
--> statement-breakpoint
CREATE TABLE "article_numbers" (
	"company_id" integer NOT NULL,
	"type" text NOT NULL,
	"number" text NOT NULL,
	"product_id" integer,
	"service_id" integer,
	CONSTRAINT "article_numbers_company_id_type_number_pk" PRIMARY KEY("company_id","type","number"),
	CONSTRAINT "article_numbers_type" CHECK ("article_numbers"."type" in ('products', 'services')),
	CONSTRAINT "article_numbers_offer" CHECK (("article_numbers"."type" = 'products') = ("article_numbers"."product_id" is not null) and ("article_numbers"."type" = 'services') = ("article_numbers"."service_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "offer_import_files" (
	"import_id" integer NOT NULL,
	"use" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"sha256" text,
	"refused" text,
	"is_used" boolean DEFAULT false NOT NULL,
	CONSTRAINT "offer_import_files_import_id_use_name_pk" PRIMARY KEY("import_id","use","name"),
	CONSTRAINT "offer_import_files_use" CHECK ("offer_import_files"."use" in ('picture', 'certificate'))
);
--> statement-breakpoint
CREATE TABLE "offer_import_lines" (
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"result" text,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_broken" boolean DEFAULT false NOT NULL,
	"offer_id" integer,
	"version" integer,
	"is_done" boolean DEFAULT false NOT NULL,
	CONSTRAINT "offer_import_lines_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "offer_import_lines_result" CHECK ("offer_import_lines"."result" in ('new', 'changed', 'unchanged', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "offer_imports" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "offer_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"company_id" integer NOT NULL,
	"created_by" integer,
	"type" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"file_name" text NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "offer_imports_type" CHECK ("offer_imports"."type" in ('products', 'services')),
	CONSTRAINT "offer_imports_state" CHECK ("offer_imports"."state" in ('open', 'checking', 'checked', 'taking', 'done', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "outcome_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outcome_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"side" text NOT NULL,
	"round" integer NOT NULL,
	"happened_at" timestamptz NOT NULL,
	"company_id" integer,
	"industry_id" integer,
	"user_id" integer,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"asked_at" timestamptz DEFAULT now() NOT NULL,
	"answered_at" timestamptz,
	"answer" text,
	"value_band" text,
	"sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "outcome_questions_once" UNIQUE("occasion","side","round"),
	CONSTRAINT "outcome_questions_kind" CHECK ("outcome_questions"."kind" in ('introduction', 'answer', 'event')),
	CONSTRAINT "outcome_questions_side" CHECK ("outcome_questions"."side" in ('buyer', 'supplier', 'participant')),
	CONSTRAINT "outcome_questions_round" CHECK ("outcome_questions"."round" in (30, 90)),
	CONSTRAINT "outcome_questions_locale" CHECK ("outcome_questions"."locale" in ('en', 'ar')),
	CONSTRAINT "outcome_questions_answer" CHECK ("outcome_questions"."answer" in ('order', 'talks', 'nothing')),
	CONSTRAINT "outcome_questions_band" CHECK ("outcome_questions"."value_band" in ('below_5', 'below_25', 'below_100', 'below_500', 'from_500')),
	CONSTRAINT "outcome_questions_answered" CHECK (("outcome_questions"."answer" is null) = ("outcome_questions"."answered_at" is null)),
	CONSTRAINT "outcome_questions_value" CHECK ("outcome_questions"."value_band" is null or "outcome_questions"."answer" = 'order')
);
--> statement-breakpoint
CREATE TABLE "outcome_refusals" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"at" timestamptz DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"company_id" integer NOT NULL,
	"product_id" integer,
	"service_id" integer,
	"user_id" integer,
	"name" text NOT NULL,
	"company_name" text NOT NULL,
	"email" text NOT NULL,
	"country_id" integer NOT NULL,
	"market" text,
	"subject" text NOT NULL,
	"quantity" numeric(14, 3),
	"unit" text,
	"incoterm" text,
	"place" text DEFAULT '' NOT NULL,
	"wanted_by" date,
	"locale" text NOT NULL,
	"state" text NOT NULL,
	"held_for" text,
	"unchecked" boolean DEFAULT false NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"confirmed_at" timestamptz,
	"sent_at" timestamptz,
	"read_at" timestamptz,
	"answered_at" timestamptz,
	"reminders" integer DEFAULT 0 NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_requests_conversation_id_unique" UNIQUE("conversation_id"),
	CONSTRAINT "quotation_requests_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "quotation_requests_state" CHECK ("quotation_requests"."state" in ('unconfirmed', 'held', 'sent', 'answered', 'declined', 'spam', 'ended', 'discarded', 'erased')),
	CONSTRAINT "quotation_requests_held_for" CHECK ("quotation_requests"."held_for" in ('duplicate', 'pattern', 'unchecked', 'many')),
	CONSTRAINT "quotation_requests_unit" CHECK ("quotation_requests"."unit" in ('piece', 'kilogram', 'tonne', 'litre', 'metre', 'square_metre', 'cubic_metre', 'carton', 'pallet', 'container_20', 'container_40', 'hour', 'project')),
	CONSTRAINT "quotation_requests_incoterm" CHECK ("quotation_requests"."incoterm" in ('EXW', 'FCA', 'FAS', 'FOB', 'CPT', 'CFR', 'CIP', 'CIF', 'DAP', 'DPU', 'DDP')),
	CONSTRAINT "quotation_requests_locale" CHECK ("quotation_requests"."locale" in ('en', 'ar')),
	CONSTRAINT "quotation_requests_market" CHECK ("quotation_requests"."market" ~ '^[A-Z]{2}$'),
	CONSTRAINT "quotation_requests_quantity" CHECK ("quotation_requests"."quantity" > 0),
	CONSTRAINT "quotation_requests_offer" CHECK ("quotation_requests"."product_id" is null or "quotation_requests"."service_id" is null)
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_audience";--> statement-breakpoint
ALTER TABLE "company_certificates" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "company_certificates" ADD COLUMN "valid_until" date;--> statement-breakpoint
ALTER TABLE "company_certificates" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "company_versions" ADD COLUMN "registration_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_versions" ADD COLUMN "employees" text;--> statement-breakpoint
ALTER TABLE "company_versions" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_versions" ADD COLUMN "capacity_eng" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_versions" ADD COLUMN "capacity_ara" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_joins" ADD COLUMN "state" text DEFAULT 'joined' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_joins" ADD COLUMN "moved_up_at" timestamptz;--> statement-breakpoint
ALTER TABLE "event_joins" ADD COLUMN "withdrawn_at" timestamptz;--> statement-breakpoint
ALTER TABLE "event_joins" ADD COLUMN "reminded_at" timestamptz;--> statement-breakpoint
ALTER TABLE "event_joins" ADD COLUMN "present_at" timestamptz;--> statement-breakpoint
ALTER TABLE "event_joins" ADD COLUMN "marked_by" integer;--> statement-breakpoint
ALTER TABLE "event_joins" ADD COLUMN "meeting_text" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "meeting_minutes" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "meeting_from" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "meeting_until" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "min_order" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "min_order_unit" text;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "capacity" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "capacity_unit" text;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "lead_time" smallint;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "lead_time_unit" text;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "markets" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "certificates" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "packaging_eng" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "packaging_ara" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "season" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "shelf_life" smallint;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "shelf_life_unit" text;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "incoterm" text;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "incoterm_place_eng" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "incoterm_place_ara" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "port" text;--> statement-breakpoint
ALTER TABLE "product_versions" ADD COLUMN "samples" text;--> statement-breakpoint
ALTER TABLE "service_versions" ADD COLUMN "min_order" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "service_versions" ADD COLUMN "min_order_unit" text;--> statement-breakpoint
ALTER TABLE "service_versions" ADD COLUMN "capacity" numeric(14, 3);--> statement-breakpoint
ALTER TABLE "service_versions" ADD COLUMN "capacity_unit" text;--> statement-breakpoint
ALTER TABLE "service_versions" ADD COLUMN "lead_time" smallint;--> statement-breakpoint
ALTER TABLE "service_versions" ADD COLUMN "lead_time_unit" text;--> statement-breakpoint
ALTER TABLE "service_versions" ADD COLUMN "markets" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_versions" ADD COLUMN "certificates" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_versions" ADD COLUMN "languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_versions" ADD COLUMN "delivery_modes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "buying_request_alerts" ADD CONSTRAINT "buying_request_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_request_matches" ADD CONSTRAINT "buying_request_matches_request_id_buying_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."buying_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_request_matches" ADD CONSTRAINT "buying_request_matches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_request_notices" ADD CONSTRAINT "buying_request_notices_request_id_buying_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."buying_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_request_notices" ADD CONSTRAINT "buying_request_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_request_offers" ADD CONSTRAINT "buying_request_offers_request_id_buying_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."buying_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_request_offers" ADD CONSTRAINT "buying_request_offers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_request_offers" ADD CONSTRAINT "buying_request_offers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_request_steps" ADD CONSTRAINT "buying_request_steps_request_id_buying_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."buying_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_requests" ADD CONSTRAINT "buying_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_requests" ADD CONSTRAINT "buying_requests_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_requests" ADD CONSTRAINT "buying_requests_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_requests" ADD CONSTRAINT "buying_requests_hs_code_hs_subheadings_code_fk" FOREIGN KEY ("hs_code") REFERENCES "public"."hs_subheadings"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buying_requests" ADD CONSTRAINT "buying_requests_market_id_countries_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_request_id_buying_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."buying_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "introductions" ADD CONSTRAINT "introductions_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_reminders" ADD CONSTRAINT "certificate_reminders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_checks" ADD CONSTRAINT "company_checks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_checks" ADD CONSTRAINT "company_checks_checked_by_users_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_files" ADD CONSTRAINT "conversation_files_message_id_conversation_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."conversation_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_files" ADD CONSTRAINT "conversation_files_file_key_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_message_id_conversation_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."conversation_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_meeting_seats" ADD CONSTRAINT "event_meeting_seats_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_meeting_seats" ADD CONSTRAINT "event_meeting_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_meeting_seats" ADD CONSTRAINT "event_meeting_seats_meeting_id_event_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."event_meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_meetings" ADD CONSTRAINT "event_meetings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_meetings" ADD CONSTRAINT "event_meetings_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_meetings" ADD CONSTRAINT "event_meetings_invited_id_users_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_meetings" ADD CONSTRAINT "event_meetings_proposed_by_users_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_change_topics" ADD CONSTRAINT "follow_change_topics_change_id_follow_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."follow_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_deliveries" ADD CONSTRAINT "follow_deliveries_round_id_follow_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."follow_rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_deliveries" ADD CONSTRAINT "follow_deliveries_follower_id_followers_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."followers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followers" ADD CONSTRAINT "followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_follower_id_followers_id_fk" FOREIGN KEY ("follower_id") REFERENCES "public"."followers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_numbers" ADD CONSTRAINT "article_numbers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_numbers" ADD CONSTRAINT "article_numbers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_numbers" ADD CONSTRAINT "article_numbers_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_import_files" ADD CONSTRAINT "offer_import_files_import_id_offer_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."offer_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_import_lines" ADD CONSTRAINT "offer_import_lines_import_id_offer_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."offer_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_imports" ADD CONSTRAINT "offer_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_imports" ADD CONSTRAINT "offer_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_questions" ADD CONSTRAINT "outcome_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_questions" ADD CONSTRAINT "outcome_questions_industry_id_industries_iid_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("iid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_questions" ADD CONSTRAINT "outcome_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_requests" ADD CONSTRAINT "quotation_requests_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_requests" ADD CONSTRAINT "quotation_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_requests" ADD CONSTRAINT "quotation_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_requests" ADD CONSTRAINT "quotation_requests_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_requests" ADD CONSTRAINT "quotation_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_requests" ADD CONSTRAINT "quotation_requests_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buying_request_alerts_due" ON "buying_request_alerts" USING btree ("speed","told_until");--> statement-breakpoint
CREATE INDEX "buying_request_matches_company" ON "buying_request_matches" USING btree ("company_id","matched_at");--> statement-breakpoint
CREATE INDEX "buying_request_notices_user" ON "buying_request_notices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "buying_request_offers_company" ON "buying_request_offers" USING btree ("company_id","request_id");--> statement-breakpoint
CREATE INDEX "buying_request_offers_time" ON "buying_request_offers" USING btree ("at");--> statement-breakpoint
CREATE INDEX "buying_request_steps_request" ON "buying_request_steps" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "buying_requests_newest" ON "buying_requests" USING btree ("state","published_at","id");--> statement-breakpoint
CREATE INDEX "buying_requests_deadline" ON "buying_requests" USING btree ("state","deadline","id");--> statement-breakpoint
CREATE INDEX "buying_requests_chapter" ON "buying_requests" USING btree ("state","chapter","id");--> statement-breakpoint
CREATE INDEX "buying_requests_market" ON "buying_requests" USING btree ("state","market_id","id");--> statement-breakpoint
CREATE INDEX "buying_requests_user" ON "buying_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "buying_requests_email" ON "buying_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "buying_requests_enquiry" ON "buying_requests" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "buying_requests_country" ON "buying_requests" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "buying_requests_hs_code" ON "buying_requests" USING btree ("hs_code");--> statement-breakpoint
CREATE INDEX "buying_requests_work" ON "buying_requests" USING btree ("state","updated_at","id");--> statement-breakpoint
CREATE INDEX "buying_requests_rematch" ON "buying_requests" USING btree ("matched_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "buying_requests_unconfirmed" ON "buying_requests" USING btree ("created_at") WHERE state = 'unconfirmed';--> statement-breakpoint
CREATE INDEX "buying_requests_search" ON "buying_requests" USING gin ("search") WHERE "buying_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "introductions_company" ON "introductions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "introductions_officer" ON "introductions" USING btree ("by");--> statement-breakpoint
CREATE INDEX "introductions_time" ON "introductions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "company_checks_person" ON "company_checks" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "conversation_files_file" ON "conversation_files" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "conversation_messages_author" ON "conversation_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "conversations_last_message" ON "conversations" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "conversations_reported" ON "conversations" USING btree ("reported_at") WHERE "conversations"."reported_at" is not null and "conversations"."report_closed_at" is null;--> statement-breakpoint
CREATE INDEX "event_meeting_seats_meeting" ON "event_meeting_seats" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "event_meeting_seats_person" ON "event_meeting_seats" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_meetings_open" ON "event_meetings" USING btree ("event_id",least("asker_id", "invited_id"),greatest("asker_id", "invited_id")) WHERE state in ('proposed', 'confirmed');--> statement-breakpoint
CREATE INDEX "event_meetings_asker" ON "event_meetings" USING btree ("asker_id","event_id");--> statement-breakpoint
CREATE INDEX "event_meetings_invited" ON "event_meetings" USING btree ("invited_id","event_id");--> statement-breakpoint
CREATE INDEX "event_meetings_proposer" ON "event_meetings" USING btree ("proposed_by");--> statement-breakpoint
CREATE INDEX "follow_change_topics_change" ON "follow_change_topics" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "follow_changes_found" ON "follow_changes" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "follow_deliveries_follower" ON "follow_deliveries" USING btree ("follower_id");--> statement-breakpoint
CREATE INDEX "follow_deliveries_open" ON "follow_deliveries" USING btree ("round_id","follower_id") WHERE "follow_deliveries"."done_at" is null;--> statement-breakpoint
CREATE INDEX "follow_rounds_created" ON "follow_rounds" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "followers_email" ON "followers" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "followers_round" ON "followers" USING btree ("speed","id") WHERE "followers"."stopped_at" is null;--> statement-breakpoint
CREATE INDEX "follows_topic" ON "follows" USING btree ("topic");--> statement-breakpoint
CREATE INDEX "follows_pending" ON "follows" USING btree ("created_at") WHERE "follows"."confirmed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "article_numbers_product" ON "article_numbers" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "article_numbers_service" ON "article_numbers" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "offer_import_files_missing" ON "offer_import_files" USING btree ("import_id") WHERE "offer_import_files"."address" is null;--> statement-breakpoint
CREATE INDEX "offer_import_lines_result" ON "offer_import_lines" USING btree ("import_id","result","line");--> statement-breakpoint
CREATE INDEX "offer_import_lines_offer" ON "offer_import_lines" USING btree ("import_id","offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_imports_current" ON "offer_imports" USING btree ("company_id") WHERE "offer_imports"."state" in ('open', 'checking', 'checked', 'taking');--> statement-breakpoint
CREATE INDEX "offer_imports_company" ON "offer_imports" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "offer_imports_created" ON "offer_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outcome_questions_company" ON "outcome_questions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "outcome_questions_industry" ON "outcome_questions" USING btree ("industry_id");--> statement-breakpoint
CREATE INDEX "outcome_questions_person" ON "outcome_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "outcome_questions_email" ON "outcome_questions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "outcome_questions_answers" ON "outcome_questions" USING btree ("answer","happened_at");--> statement-breakpoint
CREATE INDEX "outcome_questions_age" ON "outcome_questions" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "quotation_requests_company" ON "quotation_requests" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE INDEX "quotation_requests_product" ON "quotation_requests" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "quotation_requests_service" ON "quotation_requests" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "quotation_requests_country" ON "quotation_requests" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "quotation_requests_person" ON "quotation_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "quotation_requests_email" ON "quotation_requests" USING btree (lower("email"),"id");--> statement-breakpoint
CREATE INDEX "quotation_requests_fingerprint" ON "quotation_requests" USING btree ("fingerprint","created_at");--> statement-breakpoint
CREATE INDEX "quotation_requests_state" ON "quotation_requests" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "quotation_requests_sent" ON "quotation_requests" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "quotation_requests_answered" ON "quotation_requests" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "quotation_requests_waiting" ON "quotation_requests" USING btree ("sent_at","reminders") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "quotation_requests_unconfirmed" ON "quotation_requests" USING btree ("created_at") WHERE state = 'unconfirmed';--> statement-breakpoint
ALTER TABLE "event_joins" ADD CONSTRAINT "event_joins_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companies_approved" ON "companies" USING btree ("approved_at");--> statement-breakpoint
CREATE INDEX "company_certificates_end" ON "company_certificates" USING btree ("valid_until") WHERE "company_certificates"."edition" = 'owner' and "company_certificates"."valid_until" is not null;--> statement-breakpoint
CREATE INDEX "event_joins_queue" ON "event_joins" USING btree ("event_id","state","joined_at","user_id");--> statement-breakpoint
CREATE INDEX "event_joins_waiting" ON "event_joins" USING btree ("event_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "products_approved" ON "products" USING btree ("approved_at");--> statement-breakpoint
CREATE INDEX "services_approved" ON "services" USING btree ("approved_at");--> statement-breakpoint
ALTER TABLE "company_certificates" ADD CONSTRAINT "company_certificates_days" CHECK ("company_certificates"."valid_from" <= "company_certificates"."valid_until");--> statement-breakpoint
ALTER TABLE "company_versions" ADD CONSTRAINT "company_versions_employees" CHECK ("company_versions"."employees" in ('1-9', '10-49', '50-249', '250-499', '500+'));--> statement-breakpoint
ALTER TABLE "company_versions" ADD CONSTRAINT "company_versions_languages" CHECK ("company_versions"."languages" <@ array['ar', 'en', 'fr', 'de', 'es', 'it', 'pt', 'tr', 'ru', 'zh', 'ja', 'ko']::text[] and cardinality("company_versions"."languages") <= 12);--> statement-breakpoint
ALTER TABLE "event_joins" ADD CONSTRAINT "event_joins_state" CHECK ("event_joins"."state" in ('joined', 'waiting', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_capacity" CHECK ("events"."capacity" > 0);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_meeting_minutes" CHECK ("events"."meeting_minutes" between 5 and 240);--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_meeting_from" CHECK ("events"."meeting_from" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_meeting_until" CHECK ("events"."meeting_until" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_meeting_hours" CHECK ("events"."meeting_minutes" is null or coalesce("events"."meeting_from" < "events"."meeting_until", false));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_audience" CHECK ("files"."audience" in ('open', 'user', 'vip', 'owner', 'sides'));--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_min_order_positive" CHECK ("product_versions"."min_order" > 0);--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_min_order_counted" CHECK (("product_versions"."min_order" is null) = ("product_versions"."min_order_unit" is null));--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_min_order_unit" CHECK ("product_versions"."min_order_unit" in ('piece', 'kilogram', 'tonne', 'litre', 'metre', 'square_metre', 'cubic_metre', 'carton', 'pallet', 'container_20', 'container_40', 'hour', 'project'));--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_capacity_positive" CHECK ("product_versions"."capacity" > 0);--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_capacity_counted" CHECK (("product_versions"."capacity" is null) = ("product_versions"."capacity_unit" is null));--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_capacity_unit" CHECK ("product_versions"."capacity_unit" in ('piece', 'kilogram', 'tonne', 'litre', 'metre', 'square_metre', 'cubic_metre', 'carton', 'pallet', 'container_20', 'container_40', 'hour', 'project'));--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_lead_time_positive" CHECK ("product_versions"."lead_time" > 0);--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_lead_time_counted" CHECK (("product_versions"."lead_time" is null) = ("product_versions"."lead_time_unit" is null));--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_lead_time_unit" CHECK ("product_versions"."lead_time_unit" in ('day', 'week', 'month', 'year'));--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_markets" CHECK (cardinality("product_versions"."markets") <= 60);--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_certificates" CHECK (cardinality("product_versions"."certificates") <= 20);--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_shelf_life_positive" CHECK ("product_versions"."shelf_life" > 0);--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_shelf_life_counted" CHECK (("product_versions"."shelf_life" is null) = ("product_versions"."shelf_life_unit" is null));--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_shelf_life_unit" CHECK ("product_versions"."shelf_life_unit" in ('day', 'week', 'month', 'year'));--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_season" CHECK ("product_versions"."season" <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]::smallint[] and cardinality("product_versions"."season") <= 12);--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_incoterm" CHECK ("product_versions"."incoterm" in ('EXW', 'FCA', 'FAS', 'FOB', 'CPT', 'CFR', 'CIP', 'CIF', 'DAP', 'DPU', 'DDP'));--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_port" CHECK ("product_versions"."port" in ('aqaba', 'queen_alia', 'omari', 'mudawwara', 'durra', 'karameh', 'jaber', 'sheikh_hussein', 'king_hussein'));--> statement-breakpoint
ALTER TABLE "product_versions" ADD CONSTRAINT "product_versions_samples" CHECK ("product_versions"."samples" in ('free', 'freight', 'paid', 'none'));--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_min_order_positive" CHECK ("service_versions"."min_order" > 0);--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_min_order_counted" CHECK (("service_versions"."min_order" is null) = ("service_versions"."min_order_unit" is null));--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_min_order_unit" CHECK ("service_versions"."min_order_unit" in ('piece', 'kilogram', 'tonne', 'litre', 'metre', 'square_metre', 'cubic_metre', 'carton', 'pallet', 'container_20', 'container_40', 'hour', 'project'));--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_capacity_positive" CHECK ("service_versions"."capacity" > 0);--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_capacity_counted" CHECK (("service_versions"."capacity" is null) = ("service_versions"."capacity_unit" is null));--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_capacity_unit" CHECK ("service_versions"."capacity_unit" in ('piece', 'kilogram', 'tonne', 'litre', 'metre', 'square_metre', 'cubic_metre', 'carton', 'pallet', 'container_20', 'container_40', 'hour', 'project'));--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_lead_time_positive" CHECK ("service_versions"."lead_time" > 0);--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_lead_time_counted" CHECK (("service_versions"."lead_time" is null) = ("service_versions"."lead_time_unit" is null));--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_lead_time_unit" CHECK ("service_versions"."lead_time_unit" in ('day', 'week', 'month', 'year'));--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_markets" CHECK (cardinality("service_versions"."markets") <= 60);--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_certificates" CHECK (cardinality("service_versions"."certificates") <= 20);--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_languages" CHECK ("service_versions"."languages" <@ array['ar', 'en', 'fr', 'de', 'es', 'it', 'pt', 'tr', 'ru', 'zh', 'ja', 'ko']::text[] and cardinality("service_versions"."languages") <= 12);--> statement-breakpoint
ALTER TABLE "service_versions" ADD CONSTRAINT "service_versions_delivery_modes" CHECK ("service_versions"."delivery_modes" <@ array['remote', 'at_buyer', 'at_supplier', 'branch']::text[] and cardinality("service_versions"."delivery_modes") <= 4);