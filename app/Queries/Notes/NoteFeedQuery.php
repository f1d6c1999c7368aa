<?php

declare(strict_types=1);

namespace App\Queries\Notes;

use App\Data\Notes\NoteFeed;
use App\Data\Notes\NoteItem;
use App\Enums\NoteCategory;
use App\Models\NoteMention;
use App\Models\User;
use App\Policies\NotePolicy;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use App\Services\Shell\SharedUser;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The notes of one record, a page at a time. */
final readonly class NoteFeedQuery
{
    public function __construct(private ListReader $reader) {}

    public function for(Model $subject, User $viewer, ?NoteCategory $category, ListState $state): NoteFeed
    {
        $filtered = DB::table('notes')->where('subject_type', $subject->getMorphClass())->where('subject_id', $subject->getKey())->whereNull('deleted_at')
            ->when($category, static fn (Builder $query, NoteCategory $category): Builder => $query->where('category', $category->value));
        $page = $this->reader->page((clone $filtered)->select('notes.*'), 'notes.id', $state);
        $authors = User::withTrashed()->whereKey(array_unique(array_column($page->rows, 'user_id')))->get()->getDictionary();
        $news = NoteMention::query()->where('user_id', $viewer->id)->whereNull('seen_at')->whereIn('note_id', array_column($page->rows, 'id'))->pluck('note_id')->flip()->all();

        return new NoteFeed(
            $subject->getMorphClass(),
            (int) $subject->getKey(),
            array_map(fn (stdClass $row): NoteItem => $this->item($row, $authors[$row->user_id], $viewer, isset($news[$row->id])), $page->rows),
            $this->reader->meta($filtered, $page, $state),
            $category,
        );
    }

    private function item(stdClass $row, User $author, User $viewer, bool $isNews): NoteItem
    {
        return new NoteItem(
            id: (int) $row->id,
            body: $row->body,
            category: NoteCategory::from($row->category),
            is_pinned: (bool) $row->is_pinned,
            author_id: $author->id,
            author_name: $author->full_name,
            author_photo: SharedUser::photo($author),
            created_at: (string) UtcTime::iso($row->created_at),
            edited_at: UtcTime::iso($row->edited_at),
            version: (int) $row->version,
            can_change: NotePolicy::isOwn($viewer, $author->id),
            is_news: $isNews,
        );
    }
}
