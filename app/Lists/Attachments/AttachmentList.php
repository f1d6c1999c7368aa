<?php

declare(strict_types=1);

namespace App\Lists\Attachments;

use App\Data\Attachments\AttachmentRow;
use App\Domain\Notes\RecordAccess;
use App\Infrastructure\Files\FileKind;
use App\Lists\Column;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The files of the record in the scope.
 *
 * @extends ListDefinition<AttachmentRow>
 */
final readonly class AttachmentList extends ListDefinition
{
    public const KEY = 'attachments';

    public const TITLE = 'Files';

    public const ID_COLUMN = 'attachments.id';

    public const DEFAULT_ORDER = '-added_at';

    public const NOUN = 'files';

    public function sorts(): array
    {
        return [Sort::by('added_at', 'attachments.id')];
    }

    public function columns(): array
    {
        return [
            Column::of('name', 'File')->csv('Name'),
            Column::of('type', 'Type')->csv(),
            Column::of('size', 'Size')->csv('Size (bytes)'),
            Column::of('uploader_name', 'Added by')->csv(),
            Column::of('created_at', 'Added', sort: 'added_at')->csvTime(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        $record = $context->scope(Model::class);

        return DB::table('attachments')
            ->where('attachments.subject_type', $record->getMorphClass())
            ->where('attachments.subject_id', $record->getKey())
            ->whereNull('attachments.deleted_at');
    }

    protected function load(array $rows, ListContext $context): void
    {
        $uploaders = User::withTrashed()->whereKey(array_filter(array_unique(array_column($rows, 'user_id'))))->get()->getDictionary();
        foreach ($rows as $row) {
            $row->uploader = $uploaders[$row->user_id ?? 0] ?? null;
        }
    }

    protected function row(stdClass $row, ListContext $context): AttachmentRow
    {
        return DataFactory::make(AttachmentRow::class, $row, [
            'uploader_name' => $row->uploader?->full_name,
            'type' => FileKind::labelOf($row->mime),
            'is_shown' => FileKind::isShown($row->mime),
            'can_change' => RecordAccess::isOwn($context->viewer, (int) $row->user_id),
        ]);
    }
}
