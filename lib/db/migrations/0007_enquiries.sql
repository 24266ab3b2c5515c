CREATE TABLE "enquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"type_list" text GENERATED ALWAYS AS ('enquiry_types') STORED NOT NULL,
	"enq_type" integer NOT NULL,
	"status_list" text GENERATED ALWAYS AS ('enquiry_statuses') STORED NOT NULL,
	"status" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"phone2" text,
	"company" text NOT NULL,
	"job_title" text,
	"description" text NOT NULL,
	"industry_id" integer,
	"country_id" integer,
	"client_list" text GENERATED ALWAYS AS ('type_of_client') STORED NOT NULL,
	"client_type" integer,
	"position_list" text GENERATED ALWAYS AS ('positions') STORED NOT NULL,
	"position_id" integer,
	"barrier_list" text GENERATED ALWAYS AS ('type_of_barriers') STORED NOT NULL,
	"barrier_type" integer,
	"institution_id" integer,
	"locale" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"for_review" boolean DEFAULT false NOT NULL,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"updated_at" timestamptz DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_once" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "enquiries_locale" CHECK ("enquiries"."locale" in ('en', 'ar'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_answers" (
	"enquiry_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "enquiry_answers_enquiry_id_question_id_pk" PRIMARY KEY("enquiry_id","question_id"),
	CONSTRAINT "enquiry_answers_points" CHECK ("enquiry_answers"."points" in (1, 2, 3, 4, 5))
);
--> statement-breakpoint
CREATE TABLE "enquiry_message_files" (
	"message_id" integer NOT NULL,
	"file_key" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "enquiry_message_files_message_id_file_key_pk" PRIMARY KEY("message_id","file_key")
);
--> statement-breakpoint
CREATE TABLE "enquiry_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" integer NOT NULL,
	"sender" text NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"at" timestamptz DEFAULT now() NOT NULL,
	"read_at" timestamptz,
	CONSTRAINT "enquiry_messages_once" UNIQUE("author_id","idempotency_key"),
	CONSTRAINT "enquiry_messages_sender" CHECK ("enquiry_messages"."sender" in ('person', 'office'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"enquiry_id" integer NOT NULL,
	"status_list" text GENERATED ALWAYS AS ('enquiry_statuses') STORED NOT NULL,
	"status" integer NOT NULL,
	"at" timestamptz DEFAULT now() NOT NULL,
	"set_by" integer
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_industry_id_industries_iid_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("iid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_institution_id_institutions_id_fk" FOREIGN KEY ("institution_id") REFERENCES "public"."institutions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_type_list_enq_type_lookups_list_id_fk" FOREIGN KEY ("type_list","enq_type") REFERENCES "public"."lookups"("list","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_status_list_status_lookups_list_id_fk" FOREIGN KEY ("status_list","status") REFERENCES "public"."lookups"("list","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_client_list_client_type_lookups_list_id_fk" FOREIGN KEY ("client_list","client_type") REFERENCES "public"."lookups"("list","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_position_list_position_id_lookups_list_id_fk" FOREIGN KEY ("position_list","position_id") REFERENCES "public"."lookups"("list","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_barrier_list_barrier_type_lookups_list_id_fk" FOREIGN KEY ("barrier_list","barrier_type") REFERENCES "public"."lookups"("list","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_answers" ADD CONSTRAINT "enquiry_answers_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_answers" ADD CONSTRAINT "enquiry_answers_question_id_readiness_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."readiness_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_message_files" ADD CONSTRAINT "enquiry_message_files_message_id_enquiry_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."enquiry_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_message_files" ADD CONSTRAINT "enquiry_message_files_file_key_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."files"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_steps" ADD CONSTRAINT "enquiry_steps_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_steps" ADD CONSTRAINT "enquiry_steps_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_steps" ADD CONSTRAINT "enquiry_steps_status_list_status_lookups_list_id_fk" FOREIGN KEY ("status_list","status") REFERENCES "public"."lookups"("list","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_person" ON "enquiries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "enquiries_status" ON "enquiries" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "enquiries_industry" ON "enquiries" USING btree ("industry_id");--> statement-breakpoint
CREATE INDEX "enquiries_country" ON "enquiries" USING btree ("country_id");--> statement-breakpoint
CREATE INDEX "enquiries_institution" ON "enquiries" USING btree ("institution_id");--> statement-breakpoint
CREATE INDEX "enquiry_answers_question" ON "enquiry_answers" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "enquiry_message_files_file" ON "enquiry_message_files" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "enquiry_messages_enquiry" ON "enquiry_messages" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_steps_enquiry" ON "enquiry_steps" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_steps_person" ON "enquiry_steps" USING btree ("set_by");