import { buttonColumn, columnsOf } from '@/components/data-table';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ClassName, shortClass } from '@/features/developer-tools/class-name';
import type { FailedJobRow } from '@/types/generated';
import { failedJobList } from '@/types/generated/lists';

/** `onOpen` receives the ID of the failed job to show. */
export function failedJobColumns(onOpen: (id: number) => void) {
    return columnsOf(
        failedJobList,
        {
            job: { cell: ({ job }) => <ClassName name={job} />, primary: true },
            message: {
                cell: ({ exception }) => <ClassName name={exception} />,
                secondLine: ({ message }) => message,
                fluid: true,
            },
            queue: { cell: ({ queue }) => <Badge>{queue}</Badge>, phoneAside: true },
        },
        [
            buttonColumn<FailedJobRow>(({ id, job }) => (
                <Button size="sm" aria-label={`Details of ${shortClass(job)} ${id}`} onClick={() => onOpen(id)}>
                    Details
                </Button>
            )),
        ],
    );
}
