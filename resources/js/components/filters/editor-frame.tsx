import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

interface EditorFrameProps {
    children: ReactNode;
    canClear: boolean;
    /** Enter. */
    onSubmit: () => void;
    onClear: () => void;
}

/** Content of an editor, whose values apply as they change, with a button to clear them. Enter closes it. */
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
            {/* Enter submits a form of two fields only when it has a submit button. */}
            <button type="submit" hidden tabIndex={-1} />
            <div className="flex justify-end border-t border-line px-3 py-2">
                <Button size="sm" variant="ghost" disabled={!canClear} onClick={onClear}>
                    Clear
                </Button>
            </div>
        </form>
    );
}
