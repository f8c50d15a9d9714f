import { Form } from "@remix-run/react";
import {
  DUTY_TEXT_MAX,
  DUTY_TITLE_MAX,
  NAME_PLACE,
  TELL_TOPICS,
  WATCH_CONDITIONS,
  WATCH_LIMITS,
  TRIGGER_OF,
  type Duty,
  type TellTopic,
  type WatchCondition,
} from "#domain/agentiks/duties/duties.ts";
import { URL_MAX } from "#domain/agentiks/tools/url-max.ts";
import * as m from "#app/messages/messages.js";
import { useLang } from "#app/preferences/preferences-context.tsx";
import { SegmentedField } from "#app/ui/fields/segmented-field.tsx";
import { ChoiceField } from "#app/ui/forms/choice-field.tsx";
import { FormField } from "#app/ui/forms/form-field.tsx";
import { FormKey } from "#app/ui/forms/form-key.tsx";
import { TextAreaField } from "#app/ui/forms/text-area-field.tsx";
import { Link } from "#app/ui/links/link.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import type { TypedTrigger } from "./read-trigger.server.ts";
import type { ShownZone } from "./shown-trigger.server.ts";

const CONDITIONS = {
  waiting: m.triggers_condition_waiting,
  "open-request": m.triggers_condition_open_request,
  "late-task": m.triggers_condition_late_task,
  unanswered: m.triggers_condition_unanswered,
  award: m.triggers_condition_award,
  wallet: m.triggers_condition_wallet,
} as const satisfies Record<WatchCondition, unknown>;

const SENDS = {
  none: [m.triggers_send_none],
  mail: [m.triggers_send_mail],
  http: [m.triggers_send_http],
} as const;

const TOPICS = {
  sale: [m.triggers_topic_sale],
  entry: [m.triggers_topic_entry],
  question: [m.triggers_topic_question],
} as const satisfies Record<TellTopic, unknown>;

const PERIODS = { day: [m.triggers_period_day], week: [m.triggers_period_week] } as const;

type Typed = Partial<Omit<TypedTrigger, "duty">>;
type Problems = Readonly<Record<string, string>> | undefined;

/**
 * The form of a duty: new, or of a trigger.
 *
 * @param trigger id of the trigger that is changed
 * @param back address of the page without the form
 */
export function TriggerForm({
  duty,
  trigger,
  values,
  problems,
  formKey,
  zones,
  back,
}: {
  duty: Duty;
  trigger?: string;
  values: Typed;
  problems: Problems;
  formKey: string;
  zones: readonly ShownZone[];
  back: string;
}) {
  const lang = useLang();
  return (
    <Form method="post" className="flex flex-col gap-3">
      <FormKey value={formKey} />
      <input type="hidden" name="duty" value={duty} />
      {trigger && <input type="hidden" name="trigger" value={trigger} />}
      <DutyFields duty={duty} values={values} problems={problems} />
      {TRIGGER_OF[duty] === "schedule" && (
        <ScheduleFields
          mayBeOnce={duty === "remind"}
          values={values}
          problems={problems}
          zones={zones}
        />
      )}
      <div className="flex flex-col gap-3">
        <SegmentedField
          label={m.triggers_send({}, lang)}
          name="send"
          value={values.send ?? "none"}
          choices={SENDS}
        />
        <FormField
          label={m.triggers_send_to({}, lang)}
          help={m.triggers_send_help({}, lang)}
          name="sendTo"
          className="field"
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          maxLength={URL_MAX}
          defaultValue={values.sendTo}
          problem={problems?.sendTo}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <button name="intent" value={trigger ? "change" : "create"} className="btn-primary">
          {(trigger ? m.triggers_save : m.triggers_create)({}, lang)}
        </button>
        <Link to={back} className="btn">
          {m.triggers_cancel({}, lang)}
        </Link>
      </div>
    </Form>
  );
}

function DutyFields({ duty, values, problems }: { duty: Duty; values: Typed; problems: Problems }) {
  const lang = useLang();
  switch (duty) {
    case "report":
      return (
        <SegmentedField
          label={m.triggers_period({}, lang)}
          name="period"
          value={values.period ?? "day"}
          choices={PERIODS}
        />
      );
    case "remind":
    case "welcome": {
      const isWelcome = duty === "welcome";
      const first = isWelcome ? m.triggers_welcome_first({ name: NAME_PLACE }, lang) : "";
      return (
        <TextAreaField
          label={
            isWelcome
              ? m.triggers_welcome_text({ name: NAME_PLACE }, lang)
              : m.triggers_text({}, lang)
          }
          name="text"
          rows={3}
          maxLength={DUTY_TEXT_MAX}
          required
          defaultValue={values.text ?? first}
          problem={problems?.text}
        />
      );
    }
    case "watch":
      return (
        <div className="grid gap-3 sm:grid-cols-[2fr_1fr] items-end">
          <ChoiceField
            label={m.triggers_condition({}, lang)}
            name="condition"
            value={values.condition ?? WATCH_CONDITIONS[0]}
            names={CONDITIONS}
          />
          <FormField
            label={m.triggers_limit({}, lang)}
            name="limit"
            className="field"
            inputMode="numeric"
            required
            defaultValue={values.limit ?? WATCH_LIMITS.waiting.first}
            problem={problems?.limit}
          />
        </div>
      );
    case "task":
    case "stock":
    case "review":
      return null;
    case "ask":
      return <InstructionField values={values} problems={problems} />;
    case "tell":
      return <TopicField values={values} />;
    case "react":
      return (
        <>
          <TopicField values={values} />
          <InstructionField values={values} problems={problems} />
        </>
      );
    case "note":
      return (
        <FormField
          label={m.triggers_hook_title({}, lang)}
          name="title"
          className="field"
          maxLength={DUTY_TITLE_MAX}
          required
          autoComplete="off"
          defaultValue={values.title}
          problem={problems?.title}
        />
      );
  }
}

function TopicField({ values }: { values: Typed }) {
  const lang = useLang();
  return (
    <SegmentedField
      label={m.triggers_topic({}, lang)}
      name="topic"
      value={values.topic ?? TELL_TOPICS[0]}
      choices={TOPICS}
      isStacked
    />
  );
}

function InstructionField({ values, problems }: { values: Typed; problems: Problems }) {
  const lang = useLang();
  return (
    <TextAreaField
      label={m.triggers_instruction({}, lang)}
      name="text"
      rows={3}
      maxLength={DUTY_TEXT_MAX}
      required
      placeholder={m.triggers_instruction_first({}, lang)}
      defaultValue={values.text}
      problem={problems?.text}
    />
  );
}
