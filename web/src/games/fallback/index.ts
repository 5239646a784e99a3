/** The plain board for a game that has none of its own: the view as it is. */

import type { GameModule } from '../board';
import Board from './Board.svelte';

const fallback: GameModule = { Board };

export default fallback;
