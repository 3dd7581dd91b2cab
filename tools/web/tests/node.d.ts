// What the tests use of Node: its own declarations would change those of browsers.
declare module "node:child_process" {
  export type ChildProcess = {
    stdout: { on(event: "data", heard: (bytes: { toString(): string }) => void): void } | null;
    on(event: "error", heard: (error: Error) => void): void;
    kill(): void;
  };
  export function spawn(program: string, args: string[]): ChildProcess;
}
declare module "node:fs" {
  export function mkdtempSync(prefix: string): string;
}
declare module "node:os" {
  export function tmpdir(): string;
}
declare module "node:path" {
  export function join(...parts: string[]): string;
}
