import { Banner } from '@/components/ui/banner';
import { BankFileHistory } from '@/features/deposits/bank-file-history';
import { BankFileImport } from '@/features/deposits/bank-file-import';
import { useViewer } from '@/hooks/use-viewer';
import { PageHeader } from '@/layouts/page-header';
import { can } from '@/lib/shared-props';
import type { BankFilesPage } from '@/types/generated';

export default function BankFiles({ files, has_more, can_import, max_kilobytes, max_rows }: BankFilesPage) {
    const viewer = useViewer();

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Deposits' }, { title: 'Bank files' }]}
                title="Bank files"
                notice="Deposits missing from the bank feed, imported from the bank’s CSV export. Duplicates are skipped automatically."
            />
            <div className="flex w-full max-w-6xl flex-col gap-4 p-4 sm:p-6">
                {can_import && <BankFileImport maxKilobytes={max_kilobytes} maxRows={max_rows} />}
                {can(viewer, 'impersonating') && (
                    <Banner tone="info" title="You can’t import files while impersonating">
                        Stop impersonating to import a bank file under your own name.
                    </Banner>
                )}
                <BankFileHistory files={files} hasMore={has_more} canImport={can_import} />
            </div>
        </>
    );
}
