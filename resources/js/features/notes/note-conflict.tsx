import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { NoteBody } from '@/features/notes/note-body';

interface NoteConflictProps {
    /** The colleague's text. */
    body: string;
    onTheirs: () => void;
    onMine: () => void;
}

/** Asks which text to keep when a colleague saved the note in the meantime. */
export function NoteConflict({ body, onTheirs, onMine }: NoteConflictProps) {
    return (
        <Banner tone="warn" title="A colleague changed this note while you were editing. It now says:">
            <NoteBody body={body} className="mt-1 rounded-control bg-surface p-2" />
            <span className="mt-2 flex flex-wrap gap-2">
                <Button size="sm" onClick={onTheirs}>
                    Use theirs
                </Button>
                <Button size="sm" onClick={onMine}>
                    Keep mine
                </Button>
            </span>
        </Banner>
    );
}
