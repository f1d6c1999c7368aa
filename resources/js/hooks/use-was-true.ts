import { useState } from 'react';

/** Returns whether the value is or ever was true. */
export function useWasTrue(value: boolean): boolean {
    const [was, setWas] = useState(value);
    if (value && !was) {
        setWas(true);
    }

    return was || value;
}
