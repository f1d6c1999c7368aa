import { createContext, use } from 'react';

/** Whether the first load has been painted without the rows of lists. The layout provides it. */
export const FirstPaintContext = createContext(true);

export function useFirstPaint(): boolean {
    return use(FirstPaintContext);
}
