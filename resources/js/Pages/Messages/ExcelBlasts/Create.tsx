import { BlastFileField } from '@/features/messages/blast-file-field';
import { BlastFormPage } from '@/features/messages/blast-form-page';
import { messages } from '@/routes/generated';
import type { BlastFormPage as Page } from '@/types/generated';

export default function CreateExcelBlast(page: Page) {
    return (
        <BlastFormPage
            page={page}
            title="New Excel blast"
            parent={{ title: 'Excel blasts', href: messages.excelBlastsIndex() }}
        >
            {(form) => <BlastFileField form={form} mostRows={page.most_rows} />}
        </BlastFormPage>
    );
}
