import { ArrowDownTrayIcon, EyeIcon, PencilIcon, TrashIcon } from '@heroicons/react/24/outline';
import { columnsOf } from '@/components/data-table';
import { menuColumn, RowMenu } from '@/components/data-table/row-menu';
import { MenuItem } from '@/components/ui/menu';
import { FileIcon } from '@/features/attachments/file-icon';
import { formatBytes } from '@/lib/format';
import type { AttachmentRow } from '@/types/generated';
import { attachmentList } from '@/types/generated/lists';

/** For a page where the URL holds the order of another list. */
const UNSORTABLE_LIST = {
    ...attachmentList,
    columns: attachmentList.columns.map(({ key, heading }) => ({ key, heading })),
};

export interface AttachmentActions {
    onOpen: (file: AttachmentRow) => void;
    onDownload: (file: AttachmentRow) => void;
    onRename: (file: AttachmentRow) => void;
    onDelete: (file: AttachmentRow) => void;
}

export function attachmentColumns(actions: AttachmentActions, isSortable = true) {
    return columnsOf(
        isSortable ? attachmentList : UNSORTABLE_LIST,
        {
            name: {
                cell: (file) => (
                    <span className="inline-flex max-w-full items-center gap-2.5">
                        <FileIcon mime={file.mime} />
                        <button
                            type="button"
                            onClick={() => (file.is_shown ? actions.onOpen(file) : actions.onDownload(file))}
                            className="min-w-0 truncate text-left font-medium hover:underline"
                        >
                            {file.name}
                        </button>
                    </span>
                ),
                primary: true,
            },
            size: { cell: (file) => <span className="tabular">{formatBytes(file.size)}</span>, align: 'right' },
        },
        [menuColumn<AttachmentRow>((file) => <FileMenu file={file} actions={actions} />)],
    );
}

function FileMenu({ file, actions }: { file: AttachmentRow; actions: AttachmentActions }) {
    return (
        <RowMenu name={file.name}>
            {file.is_shown && (
                <MenuItem icon={EyeIcon} onSelect={() => actions.onOpen(file)}>
                    Preview
                </MenuItem>
            )}
            <MenuItem icon={ArrowDownTrayIcon} onSelect={() => actions.onDownload(file)}>
                Download
            </MenuItem>
            {file.can_change && (
                <>
                    <MenuItem icon={PencilIcon} onSelect={() => actions.onRename(file)}>
                        Rename
                    </MenuItem>
                    <MenuItem icon={TrashIcon} danger onSelect={() => actions.onDelete(file)}>
                        Delete
                    </MenuItem>
                </>
            )}
        </RowMenu>
    );
}
