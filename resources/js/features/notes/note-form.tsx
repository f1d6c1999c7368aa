import { useState } from 'react';
import { Form, FormActions, FormField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { MentionTextarea } from '@/features/notes/mention-textarea';
import { NoteConflict } from '@/features/notes/note-conflict';
import { notes } from '@/routes/generated';
import { type NoteCategory, NoteCategoryLabels, NoteCategoryValues, type NoteItem } from '@/types/generated';

export interface NoteSubject {
    subjectType: string;
    subjectId: number;
}

const CATEGORIES = NoteCategoryValues.map((value) => ({ value, label: NoteCategoryLabels[value] }));
const LABELS = { body: 'Note', category: 'Category' };

interface NoteFields {
    body: string;
    category: NoteCategory;
    is_pinned: boolean;
}

export function NewNoteForm({ subject }: { subject: NoteSubject }) {
    const form = useResourceForm<NoteFields>({
        data: { body: '', category: 'general', is_pinned: false },
        route: notes.store(subject),
        errorBag: 'newNote',
        isOnce: true,
    });

    return (
        <Form form={form} label="New note" labels={LABELS} className="gap-3">
            <FormField
                form={form}
                name="body"
                required
                label="New note"
                help="Type @ to mention a colleague. They are notified straight away."
            >
                <MentionTextarea
                    value={form.data.body}
                    onChange={(body) => form.set('body', body)}
                    peopleUrl={notes.people(subject).url}
                    placeholder="What happened, and what was agreed?"
                />
            </FormField>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
                <CategorySelect value={form.data.category} onChange={(category) => form.set('category', category)} />
                <Checkbox
                    name="is_pinned"
                    label="Pin to the top"
                    checked={form.data.is_pinned}
                    onChange={(isPinned) => form.set('is_pinned', isPinned)}
                />
                <span className="ml-auto">
                    <FormActions submitVerb="Add note" />
                </span>
            </div>
        </Form>
    );
}

interface EditNoteFormProps {
    note: NoteItem;
    subject: NoteSubject;
    onDone: () => void;
}

/** Edits a note. If a colleague saved it in the meantime, shows both texts and asks which one to keep. */
export function EditNoteForm({ note, subject, onDone }: EditNoteFormProps) {
    const [version, setVersion] = useState(note.version);
    const form = useResourceForm<{ body: string; category: NoteCategory }>({
        data: { body: note.body, category: note.category },
        route: notes.update({ note: note.id }),
        extra: { version },
        onSuccess: onDone,
        errorBag: `note${note.id}`,
    });
    const hasConflict = note.version !== version;

    return (
        <Form form={form} label="Edit note" labels={LABELS} className="gap-3">
            {hasConflict && <NoteConflict body={note.body} onTheirs={onDone} onMine={() => setVersion(note.version)} />}
            <FormField form={form} name="body" required label="Note">
                <MentionTextarea
                    value={form.data.body}
                    onChange={(body) => form.set('body', body)}
                    peopleUrl={notes.people(subject).url}
                    autoFocus
                />
            </FormField>
            <div className="flex flex-wrap items-center gap-3">
                <CategorySelect value={form.data.category} onChange={(category) => form.set('category', category)} />
                <span className="sm:ml-auto">
                    <FormActions submitVerb="Save note">
                        <Button onClick={onDone}>Cancel</Button>
                    </FormActions>
                </span>
            </div>
        </Form>
    );
}

function CategorySelect({ value, onChange }: { value: NoteCategory; onChange: (value: NoteCategory) => void }) {
    return (
        <span className="w-36">
            <Select
                aria-label="Category"
                value={value}
                options={CATEGORIES}
                onChange={(category) => category !== '' && onChange(category)}
            />
        </span>
    );
}
