const GRADES = new Map([
  ["complete", "complete"],
  ["partly", "partly scripted"],
  ["facts", "facts only"],
]);

/** How far a card is scripted, in words. */
export function sayGrade(grade: string): string {
  return GRADES.get(grade) ?? grade;
}
