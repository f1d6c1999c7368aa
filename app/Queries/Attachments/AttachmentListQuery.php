<?php

declare(strict_types=1);

namespace App\Queries\Attachments;

use App\Data\Attachments\AttachmentRow;
use App\Data\Lists\ListMeta;
use App\Lists\Attachments\AttachmentList;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Lists\ListReader;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;

/** The files of one record. */
final readonly class AttachmentListQuery
{
    private const MOST = 100;

    public function __construct(private AttachmentList $list, private ListReader $reader) {}

    /**
     * The newest hundred, without cursors: the cursor in the URL belongs to another list of the page.
     *
     * @return array{list<AttachmentRow>, ListMeta}
     */
    public function newest(Model $record, User $viewer): array
    {
        [$rows, $meta] = $this->reader->read($this->list, new ListParameters($this->list->order('-added_at'), self::MOST), new ListContext($viewer, $record));

        return [$rows, new ListMeta(null, null, $meta->per_page, $meta->sort, $meta->count, $meta->count_is_capped)];
    }
}
