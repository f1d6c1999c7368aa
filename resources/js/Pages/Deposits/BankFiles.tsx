import { Banner } from '@/components/ui/banner';
import { BankFileHistory } from '@/features/deposits/bank-file-history';
import { BankFileImport } from '@/features/deposits/bank-file-import';
import { PageHeader } from '@/layouts/page-header';
import type { BankFilesPage } from '@/types/generated';

export default function BankFiles({ files, has_more, can_import, max_kilobytes, max_rows }: BankFilesPage) {
    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Deposits' }, { title: 'Bank files' }]}
                title="Bank files"
                notice="Money that the bank’s feed missed, from the bank’s own CSV export. Lines that are here already are recognised and left out."
            />
            <div className="flex w-full max-w-6xl flex-col gap-4 p-4 sm:p-6">
                {can_import ? (
                    <BankFileImport maxKilobytes={max_kilobytes} maxRows={max_rows} />
                ) : (
                    <Banner tone="info" title="You cannot import files here">
                        Money is taken in under one’s own name only. Stop impersonating to import a file.
                    </Banner>
                )}
                <BankFileHistory files={files} hasMore={has_more} />
            </div>
        </>
    );
}
