import { DocumentTextIcon } from '@heroicons/react/24/outline';
import { useListState } from '@/components/data-table/use-list-state';
import { SearchInput } from '@/components/filters/search-input';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/select';
import { LogEntries } from '@/features/developer-tools/log-entries';
import { LogFiles } from '@/features/developer-tools/log-files';
import { RefreshButton } from '@/features/developer-tools/refresh-button';
import { PageHeader } from '@/layouts/page-header';
import { type LogLevel, LogLevelLabels, type LogViewerPage } from '@/types/generated';

const PROPS: (keyof LogViewerPage)[] = [
    'files',
    'file',
    'has_levels',
    'level',
    'search',
    'before',
    'entries',
    'older',
    'is_capped',
    'error',
];

const LEVELS = (Object.keys(LogLevelLabels) as LogLevel[]).map((value) => ({
    value,
    label: value === 'emergency' ? LogLevelLabels[value] : `${LogLevelLabels[value]} and above`,
}));

export default function LogViewer(page: LogViewerPage) {
    const { files, file, has_levels, level, search } = page;
    const list = useListState(PROPS);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Developer' }, { title: 'Logs' }]}
                title="Logs"
                notice="Log files of this server. Email addresses and long numbers are hidden."
                actions={<RefreshButton />}
            />
            {file === null ? (
                <EmptyState icon={DocumentTextIcon} title="No log files">
                    Files appear here when the application writes its first log entry.
                </EmptyState>
            ) : (
                <div className="flex flex-1 gap-4 p-4 max-lg:flex-col sm:px-6">
                    <LogFiles
                        files={files}
                        current={file}
                        onChoose={(name) => list.apply({ file: name, before: null, level: null, search: null })}
                    />
                    <div className="flex min-w-0 flex-1 flex-col gap-4">
                        {list.hasFailed && (
                            <Banner
                                tone="danger"
                                title="Couldn’t load the entries"
                                action={<Button onClick={list.retry}>Try again</Button>}
                            >
                                Check your connection.
                            </Banner>
                        )}
                        <LogEntries
                            key={file}
                            page={page}
                            isLoading={list.isLoading}
                            onPage={(before) => list.apply({ before: before === null ? null : String(before) })}
                        >
                            <h2 className="min-w-0 flex-1 truncate font-strong max-lg:hidden">{file}</h2>
                            {has_levels && (
                                <Select
                                    aria-label="Level"
                                    className="sm:w-52"
                                    options={LEVELS}
                                    value={level ?? ''}
                                    placeholder="All levels"
                                    clearable
                                    onChange={(value) =>
                                        list.apply({ level: value === '' ? null : value, before: null })
                                    }
                                />
                            )}
                            <SearchInput
                                value={search}
                                label="Search entries"
                                placeholder="Text of an entry…"
                                onSearch={(text) =>
                                    list.apply({ search: text === '' ? null : text, before: null }, { replace: true })
                                }
                            />
                        </LogEntries>
                    </div>
                </div>
            )}
        </>
    );
}
