import { BlastListPage } from '@/features/messages/blast-list-page';
import { messages } from '@/routes/generated';
import type { BlastsPage } from '@/types/generated';

export default function ExcelBlasts(page: BlastsPage) {
    return <BlastListPage page={page} title="Excel blasts" createRoute={messages.excelBlastsCreate()} />;
}
