/** The registry of boards. Pages that only draw a board import this and load nothing else of a table. */
import type { Component } from "svelte";
import type { TableStore } from "../lib/table.svelte";
import type { Texts } from "../lib/texts";

export type BoardProps = { table: TableStore; texts: Texts };
/**
 * The board of a game, in games/<game>/Board.svelte. `drawsSeats`: it shows the seats itself. `Face` draws one of its
 * cards (or another printed thing, by its kind) wherever it is to be read; `small`, in a line of others. `Portrait` draws the effect of an option
 * that nothing on the board shows.
 */
type Face = Component<{ card: string; texts: Texts; kind?: string; small?: boolean }>;
type Portrait = Component<{ option: string }>;
type BoardModule = { default: Component<BoardProps>; drawsSeats?: boolean; Face?: Face; Portrait?: Portrait };
const boards = import.meta.glob<BoardModule>("../games/*/Board.svelte");
const path = (game: string | undefined) => `../games/${game}/Board.svelte`;
/** The loader of a game's board, if it has one. */
export const loadOf = (game: string | undefined) => boards[path(game)];
export const hasBoard = (game: string) => path(game) in boards;
/** Prefetch a board before there is anything to show on it; errors are reported where it is awaited. */
export const fetchBoard = async (game: string): Promise<void> =>
  void (await boards[path(game)]?.().catch(() => undefined));
/** Load the board of a game, if it has one. */
export const boardOf = (game: string): Promise<Component<BoardProps>> | undefined =>
  boards[path(game)]?.().then((board) => board.default);
export const portraitOf = async (game: string): Promise<Portrait | undefined> =>
  (await boards[path(game)]?.())?.Portrait;
export const faceOf = async (game: string): Promise<Face | undefined> => (await boards[path(game)]?.())?.Face;
