CREATE TABLE "barrier_effects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "barrier_effects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"step_id" integer NOT NULL,
	"user_id" integer,
	"asked_at" timestamptz DEFAULT now() NOT NULL,
	"answer" text,
	"details" text DEFAULT '' NOT NULL,
	"answered_at" timestamptz,
	CONSTRAINT "barrier_effects_once" UNIQUE("step_id","user_id"),
	CONSTRAINT "barrier_effects_answer" CHECK ("barrier_effects"."answer" in ('yes', 'partly', 'no'))
);
--> statement-breakpoint
CREATE TABLE "barrier_tasks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "barrier_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"barrier_id" integer NOT NULL,
	"body" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"task" text NOT NULL,
	"due_on" date NOT NULL,
	"created_by" integer,
	"created_at" timestamptz DEFAULT now() NOT NULL,
	"reminded_at" timestamptz,
	"escalated_at" timestamptz,
	"answer" text,
	"answer_text" text DEFAULT '' NOT NULL,
	"answered_at" timestamptz,
	"ended_at" timestamptz,
	CONSTRAINT "barrier_tasks_locale" CHECK ("barrier_tasks"."locale" in ('en', 'ar')),
	CONSTRAINT "barrier_tasks_answer" CHECK ("barrier_tasks"."answer" in ('done', 'working', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "follows" DROP CONSTRAINT "follows_kind";--> statement-breakpoint
ALTER TABLE "barriers" ADD COLUMN "loss_band" text;--> statement-breakpoint
ALTER TABLE "barriers" ADD COLUMN "agreement_id" integer;--> statement-breakpoint
ALTER TABLE "barriers" ADD COLUMN "article_eng" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "barriers" ADD COLUMN "article_ara" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "barrier_since" date;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "barrier_loss" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "barrier_agreement" text;--> statement-breakpoint
ALTER TABLE "barrier_effects" ADD CONSTRAINT "barrier_effects_step_id_barrier_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."barrier_steps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barrier_effects" ADD CONSTRAINT "barrier_effects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barrier_tasks" ADD CONSTRAINT "barrier_tasks_barrier_id_barriers_id_fk" FOREIGN KEY ("barrier_id") REFERENCES "public"."barriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "barrier_tasks" ADD CONSTRAINT "barrier_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "barrier_effects_person" ON "barrier_effects" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "barrier_tasks_barrier" ON "barrier_tasks" USING btree ("barrier_id","id");--> statement-breakpoint
CREATE INDEX "barrier_tasks_author" ON "barrier_tasks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "barrier_tasks_open" ON "barrier_tasks" USING btree ("due_on") WHERE ended_at is null and escalated_at is null;--> statement-breakpoint
ALTER TABLE "barriers" ADD CONSTRAINT "barriers_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "barriers_agreement" ON "barriers" USING btree ("agreement_id");--> statement-breakpoint
ALTER TABLE "barriers" ADD CONSTRAINT "barriers_loss" CHECK ("barriers"."loss_band" in ('below_5', 'below_25', 'below_100', 'below_500', 'from_500'));--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_barrier_loss" CHECK ("enquiries"."barrier_loss" in ('below_5', 'below_25', 'below_100', 'below_500', 'from_500'));--> statement-breakpoint
ALTER TABLE "follows" ADD CONSTRAINT "follows_kind" CHECK ("follows"."kind" in ('sector', 'hs', 'market', 'company', 'search', 'agreement', 'event', 'requests', 'barriers'));