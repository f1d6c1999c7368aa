import { type DragEvent, useEffect, useState } from 'react';

/**
 * Lets users drop files on an element: spread `handlers` on it and read `isOver`. Drops outside the element are ignored, because
 * the browser would otherwise leave the page.
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
            // Also fires when the pointer enters a child of the element.
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
