/** Where a board and what lies beside it cannot both be shown: a phone upright, or lying on its side. */
export const HANDHELD = '(max-width: 760px), (max-height: 500px)';
