import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface EditorFrameProps {
    children: ReactNode;
    canClear: boolean;
    onSubmit: () => void;
    onClear: () => void;
}

/** Content of an editor with the buttons Clear and Apply. Enter applies. */
export function EditorFrame({ children, canClear, onSubmit, onClear }: EditorFrameProps) {
    return (
        <form
            noValidate
            onSubmit={(event) => {
                event.preventDefault();
                event.stopPropagation();
                onSubmit();
            }}
        >
            {children}
            <footer className="flex justify-end gap-2 border-t border-line px-3 py-2">
                <Button size="sm" variant="ghost" disabled={!canClear} onClick={onClear}>
                    Clear
                </Button>
                <Button size="sm" variant="primary" type="submit">
                    Apply
                </Button>
            </footer>
        </form>
    );
}
