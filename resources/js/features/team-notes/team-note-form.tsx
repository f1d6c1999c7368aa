import { useState } from 'react';
import { Form, FormActions, FormField, InputField, SelectField, useResourceForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { MentionTextarea } from '@/features/notes/mention-textarea';
import { NoteConflict } from '@/features/notes/note-conflict';
import { teamNotes } from '@/routes/generated';
import {
    type TeamNoteCategory,
    TeamNoteCategoryLabels,
    TeamNoteCategoryValues,
    type TeamNoteRow,
} from '@/types/generated';

const CATEGORIES = TeamNoteCategoryValues.map((value) => ({ value, label: TeamNoteCategoryLabels[value] }));
const EXPIRIES = [
    { value: 'never', label: 'Never' },
    { value: 'day', label: 'In 24 hours' },
    { value: 'week', label: 'In 7 days' },
    { value: 'time', label: 'At a set time' },
];
const LABELS = { body: 'Note', category: 'Category', expires: 'Expires', expires_at: 'Expires at' };

/** A note for the next shift is out of date a day later. */
const defaultExpiry = (category: TeamNoteCategory) => (category === 'handover' ? 'day' : 'never');

interface TeamNoteFormProps {
    /** The note to edit; null to write one. */
    note: TeamNoteRow | null;
    /** The first category of a new note. */
    category?: TeamNoteCategory;
    onDone?: () => void;
}

interface TeamNoteFields {
    body: string;
    category: TeamNoteCategory;
    expires: string;
    expires_at: string;
    is_pinned: boolean;
}

/** Writes or edits a team note. If the note was saved elsewhere in the meantime, shows both texts and asks which one to keep. */
export function TeamNoteForm({ note, category = 'general', onDone }: TeamNoteFormProps) {
    const [version, setVersion] = useState(note?.version ?? 1);
    const form = useResourceForm<TeamNoteFields>({
        data: {
            body: note?.body ?? '',
            category: note?.category ?? category,
            expires: note ? 'keep' : defaultExpiry(category),
            expires_at: '',
            is_pinned: false,
        },
        route: note ? teamNotes.update({ teamNote: note.id }) : teamNotes.store(),
        errorBag: note ? `note${note.id}` : 'newNote',
        ...(onDone && { onSuccess: onDone }),
        ...(note ? { extra: { version } } : { isOnce: true }),
    });
    const label = note ? 'Note' : 'New note';
    const changeCategory = (chosen: TeamNoteCategory | '') => {
        if (chosen === '') {
            return;
        }
        if (!note && form.data.expires === defaultExpiry(form.data.category)) {
            form.set('expires', defaultExpiry(chosen));
        }
        form.set('category', chosen);
    };

    return (
        <Form form={form} label={note ? 'Edit note' : 'New note'} labels={LABELS} className="gap-3">
            {note && note.version !== version && (
                <NoteConflict body={note.body} onTheirs={() => onDone?.()} onMine={() => setVersion(note.version)} />
            )}
            <FormField
                form={form}
                name="body"
                required
                label={label}
                help={note ? undefined : 'Type @ to mention a colleague. They are notified straight away.'}
            >
                <MentionTextarea
                    value={form.data.body}
                    onChange={(body) => form.set('body', body)}
                    peopleUrl={teamNotes.people().url}
                    placeholder="What should your colleagues know?"
                    autoFocus={note !== null}
                />
            </FormField>
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
                <FormField form={form} name="category" required>
                    <Select name="category" value={form.data.category} options={CATEGORIES} onChange={changeCategory} />
                </FormField>
                <SelectField
                    form={form}
                    name="expires"
                    required
                    options={note ? [{ value: 'keep', label: 'No change' }, ...EXPIRIES] : EXPIRIES}
                />
                {form.data.expires === 'time' && (
                    <InputField form={form} name="expires_at" type="datetime" required help="In your time zone." />
                )}
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
                {!note && (
                    <Checkbox
                        name="is_pinned"
                        label="Pin to the top"
                        checked={form.data.is_pinned}
                        onChange={(isPinned) => form.set('is_pinned', isPinned)}
                    />
                )}
                <span className="ml-auto">
                    <FormActions submitVerb={note ? 'Save note' : 'Add note'}>
                        {note && <Button onClick={onDone}>Cancel</Button>}
                    </FormActions>
                </span>
            </div>
        </Form>
    );
}
