/** Lessons: the list with the person's progress, the table of a lesson, and what the coach says there. */
import type { LessonList, LessonNow, NewLesson, TableMade } from "../protocol";
import { get, post } from "./rest";
import { go } from "./route.svelte";
import { session, settings } from "./session.svelte";

export const lessonList = () => get<LessonList>("/lessons");

export const lessonNow = (table: string) => get<LessonNow>(`/tables/${table}/lesson`);

/** Go to the table of a lesson, resuming it or starting over. */
export async function learn(wanted: Pick<NewLesson, "game" | "lesson" | "again">): Promise<void> {
  const name = session.me!.name;
  const made = await post<TableMade>("/lessons", { ...wanted, name, lang: settings.lang });
  go(made.link);
}
