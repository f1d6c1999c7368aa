<?php

declare(strict_types=1);

namespace App\Queries\Attachments;

use App\Data\Attachments\AttachmentRow;
use App\Data\Lists\ListMeta;
use App\Models\User;
use App\Policies\NotePolicy;
use App\Queries\Lists\ListOrder;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use App\Services\Attachments\FileKind;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The files of one record. */
final readonly class AttachmentListQuery
{
    private const NEWEST = 100;

    public function __construct(private ListReader $reader) {}

    /** @return array{list<AttachmentRow>, ListMeta} */
    public function page(Model $subject, User $viewer, ListState $state): array
    {
        $filtered = $this->of($subject);
        $page = $this->reader->page((clone $filtered)->select('attachments.*'), 'attachments.id', $state);

        return [$this->rows($page->rows, $viewer), $this->reader->meta($filtered, $page, $state)];
    }

    /**
     * The newest hundred, on a page that has other lists, whose own cursor the URL may hold.
     *
     * @return array{list<AttachmentRow>, ListMeta}
     */
    public function newest(Model $subject, User $viewer): array
    {
        [$rows, $meta] = $this->page($subject, $viewer, new ListState(new ListOrder(AttachmentSort::AddedAt, descending: true), self::NEWEST, null));

        return [$rows, new ListMeta(null, null, $meta->per_page, $meta->sort, $meta->count, $meta->count_is_capped)];
    }

    /** @return list<AttachmentRow> the first hundred: of a record that never has many, such as an e-mail */
    public function all(Model $subject, User $viewer): array
    {
        return $this->rows(array_values($this->of($subject)->orderBy('id')->limit(100)->get()->all()), $viewer);
    }

    private function of(Model $subject): Builder
    {
        return DB::table('attachments')->where('subject_type', $subject->getMorphClass())->where('subject_id', $subject->getKey())->whereNull('deleted_at');
    }

    /**
     * @param  list<stdClass>  $rows
     * @return list<AttachmentRow>
     */
    private function rows(array $rows, User $viewer): array
    {
        $uploaders = User::withTrashed()->whereKey(array_filter(array_unique(array_column($rows, 'user_id'))))->get()->getDictionary();

        return array_map(static fn (stdClass $row): AttachmentRow => new AttachmentRow(
            id: (int) $row->id,
            name: $row->name,
            mime: $row->mime,
            size: (int) $row->size,
            uploader_name: ($uploaders[$row->user_id ?? 0] ?? null)?->full_name,
            created_at: (string) UtcTime::iso($row->created_at),
            is_shown: FileKind::isShown($row->mime),
            can_change: NotePolicy::isOwn($viewer, (int) $row->user_id),
        ), $rows);
    }
}
