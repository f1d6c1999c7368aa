import { type DragEvent, useEffect, useState } from 'react';

/**
 * Lets files be dropped on an element: spread `handlers` on it, and look at `isOver`. A file that misses it must not make
 * the browser leave the page, so drops elsewhere do nothing for as long as the element is there.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void, isDisabled: boolean) {
    const [isOver, setIsOver] = useState(false);

    useEffect(() => {
        window.addEventListener('dragover', swallow);
        window.addEventListener('drop', swallow);
        return () => {
            window.removeEventListener('dragover', swallow);
            window.removeEventListener('drop', swallow);
        };
    }, []);

    const handlers = {
        onDragOver: (event: DragEvent) => {
            if (hasFiles(event)) {
                event.preventDefault();
                event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
                setIsOver(!isDisabled);
            }
        },
        onDragLeave: (event: DragEvent) => {
            // Also told when the pointer enters a part of the element itself.
            if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) {
                setIsOver(false);
            }
        },
        onDrop: (event: DragEvent) => {
            event.preventDefault();
            setIsOver(false);
            if (!isDisabled) {
                onFiles([...event.dataTransfer.files]);
            }
        },
    };

    return { isOver, handlers };
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
    return [...dataTransfer.types].includes('Files');
}

function swallow(event: globalThis.DragEvent): void {
    event.preventDefault();
}
