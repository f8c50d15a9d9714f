ALTER TABLE "chat_requests" DROP CONSTRAINT "chat_requests_cancelled_is_done";--> statement-breakpoint
ALTER TABLE "chat_requests" DROP CONSTRAINT "chat_requests_stage_known";--> statement-breakpoint
ALTER TABLE "chat_requests" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_kind_known" CHECK ("chat_requests"."kind" IN ('order', 'booking', 'appointment', 'call-back', 'other'));--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_ended_is_done" CHECK ("chat_requests"."stage" NOT IN ('delivered', 'cancelled') OR "chat_requests"."done_at" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_stage_known" CHECK ("chat_requests"."stage" IN ('new', 'accepted', 'making', 'ready', 'on-way', 'delivered', 'cancelled'));--> statement-breakpoint
UPDATE "chat_requests" SET "kind" = CASE
  WHEN "name" IN ('Pedido', 'Order') THEN 'order'
  WHEN "name" IN ('Reservación', 'Booking', 'Reserva') THEN 'booking'
  WHEN "name" IN ('Cita', 'Appointment', 'Horário') THEN 'appointment'
  ELSE 'call-back' END
WHERE "name" IN ('Pedido', 'Order', 'Reservación', 'Booking', 'Reserva', 'Cita', 'Appointment', 'Horário', 'Recado', 'Message');
