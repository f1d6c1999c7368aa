import { FileDropZone } from '@/components/file-drop-zone';
import { Form, FormActions, TextareaField, useResourceForm } from '@/components/form';
import { formatCount } from '@/lib/format';
import { rsg } from '@/routes/generated';

interface ListFormProps {
    maxPeople: number;
    /** Gets the lines of the people, which the server forgets. */
    onStarted: (lines: readonly string[]) => void;
}

interface ListFields {
    people: string;
}

/** Checks pasted or uploaded people in the background. */
export function ListForm({ maxPeople, onStarted }: ListFormProps) {
    const form = useResourceForm<ListFields>({
        data: { people: '' },
        route: rsg.betstopCheckStoreList(),
        onSuccess: () => onStarted(peopleLines(form.data.people)),
    });
    const read = async ([file]: readonly File[]) => file && form.set('people', await file.text());

    return (
        <Form form={form} label="Check a list" labels={{ people: 'People' }} guarded={false}>
            <TextareaField
                form={form}
                name="people"
                label="People"
                required
                rows={5}
                placeholder={'Emma,Walsh,12/04/1988,0491 570 156\nBob,Ellery,14/03/1979'}
                help={`One person per line: first name, last name, date of birth, phones, email, postcode. Up to ${formatCount(maxPeople)} people.`}
            />
            <FileDropZone
                title="Drop a CSV file here, or choose one"
                label="CSV file of people"
                accept=".csv,.txt,text/csv,text/plain"
                busy={form.processing}
                compact
                onFiles={(files) => void read(files)}
            >
                You see its lines above before anything is checked.
            </FileDropZone>
            <FormActions submitVerb="Check list" />
        </Form>
    );
}

/** The lines with people, as the server counts them: without empty lines and a heading. */
export function peopleLines(text: string): string[] {
    return text
        .split(/\r\n|\r|\n/)
        .filter(
            (line, index) =>
                line.trim() !== '' && !(index === 0 && /^"?(?:first|given)/i.test(line) && !/\d/.test(line)),
        );
}
