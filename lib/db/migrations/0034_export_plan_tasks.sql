CREATE TABLE "export_plan_people" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "export_plan_people_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_at" timestamptz DEFAULT now() NOT NULL,
	"user_id" integer,
	CONSTRAINT "export_plan_people_address" UNIQUE("owner_id","email"),
	CONSTRAINT "export_plan_people_role" CHECK ("export_plan_people"."role" in ('editor', 'reader'))
);
--> statement-breakpoint
CREATE TABLE "export_plan_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"reminders" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_plan_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "export_plan_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text,
	"statement_id" integer,
	"due" date,
	"done_at" timestamptz,
	"created_by" integer,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"reminded_at" timestamptz,
	CONSTRAINT "export_plan_tasks_statement" UNIQUE("user_id","statement_id"),
	CONSTRAINT "export_plan_tasks_text" CHECK (num_nonnulls("export_plan_tasks"."title", "export_plan_tasks"."statement_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "export_plan_people" ADD CONSTRAINT "export_plan_people_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_plan_people" ADD CONSTRAINT "export_plan_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_plan_settings" ADD CONSTRAINT "export_plan_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_plan_tasks" ADD CONSTRAINT "export_plan_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_plan_tasks" ADD CONSTRAINT "export_plan_tasks_statement_id_readiness_questions_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."readiness_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_plan_tasks" ADD CONSTRAINT "export_plan_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "export_plan_people_person" ON "export_plan_people" USING btree ("user_id","owner_id");--> statement-breakpoint
CREATE INDEX "export_plan_people_email" ON "export_plan_people" USING btree ("email");--> statement-breakpoint
CREATE INDEX "export_plan_tasks_creator" ON "export_plan_tasks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "export_plan_tasks_statements" ON "export_plan_tasks" USING btree ("statement_id");