<?php

declare(strict_types=1);

namespace App\Lists\Notes;

use App\Data\Notes\NoteItem;
use App\Domain\Clients\History\ClientPast;
use App\Domain\Notes\MentionText;
use App\Domain\Notes\RecordAccess;
use App\Enums\NoteCategory;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\PastRows;
use App\Lists\Sort;
use App\Models\NoteMention;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * The notes of one record, which is the scope: the pinned ones first, then the newest.
 *
 * @extends ListDefinition<NoteItem>
 */
final readonly class NoteList extends ListDefinition
{
    public const KEY = 'notes';

    public const TITLE = 'Notes';

    public const ID_COLUMN = 'notes.id';

    public const DEFAULT_ORDER = '-pinned';

    public function sorts(): array
    {
        return [Sort::by('pinned', 'notes.is_pinned')];
    }

    public function filters(ListContext $context): array
    {
        return [ChoiceFilter::plainEnum('category', 'Category', 'notes.category', NoteCategory::class, isSingle: true)];
    }

    public function columns(): array
    {
        return [
            Column::of('created_at', 'Written')->csvTime(),
            Column::of('author_name', 'Written by')->csv(),
            Column::of('category', 'Category')->csv(),
            Column::of('is_pinned', 'Pinned')->csv(),
            Column::of('body', 'Note')->csv(value: static fn (NoteItem $note): string => MentionText::plain($note->body)),
            Column::of('edited_at', 'Edited')->csvTime(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return self::of($context->scope(Model::class), $context->past);
    }

    /** @param  ClientPast|null  $past  to read a client's notes as they were at that time */
    public static function of(Model $record, ?ClientPast $past): Builder
    {
        $notes = DB::table('notes')
            ->where('notes.subject_type', $record->getMorphClass())
            ->where('notes.subject_id', $record->getKey())
            ->whereNull('notes.deleted_at');

        return $past === null ? $notes : self::then($notes, $past);
    }

    /** With the texts and pins of that time, without notes that were deleted later. */
    private static function then(Builder $notes, ClientPast $past): Builder
    {
        $at = $past->sql();
        $revision = static fn (
            string $column,
        ): string => "coalesce((select note_revisions.{$column} from note_revisions where note_revisions.note_id = notes.id and note_revisions.created_at >= {$at} order by note_revisions.id limit 1), notes.{$column})";
        $lastEdit = "(select max(note_revisions.created_at) from note_revisions where note_revisions.note_id = notes.id and note_revisions.created_at < {$at})";
        $pinned = array_map(
            static fn (mixed $was): string => $was === true ? 'true' : 'false',
            $past->former('client.note_pinned', 'note_id', 'note_is_pinned'),
        );

        return PastRows::of(
            $notes,
            $past,
            'notes.subject_id',
            'created_at',
            ['id', 'user_id', 'version', 'created_at'],
            [
                'body' => $revision('body'),
                'category' => $revision('category'),
                'is_pinned' => PastRows::formerly($pinned, 'notes.id', 'notes.is_pinned'),
                'edited_at' => "case when notes.edited_at >= {$at} then {$lastEdit} else notes.edited_at end",
            ],
        );
    }

    protected function load(array $rows, ListContext $context): void
    {
        $authors = User::withTrashed()->whereKey(array_unique(array_column($rows, 'user_id')))->get()->getDictionary();
        $unseen = NoteMention::query()
            ->where('user_id', $context->viewer->id)
            ->whereNull('seen_at')
            ->whereIn('note_id', array_column($rows, 'id'))
            ->pluck('note_id')
            ->flip()
            ->all();
        foreach ($rows as $row) {
            $row->author = $authors[$row->user_id];
            $row->has_new_mention = $context->past === null && isset($unseen[$row->id]);
        }
    }

    protected function row(stdClass $row, ListContext $context): NoteItem
    {
        return DataFactory::make(NoteItem::class, $row, [
            'author_name' => $row->author->full_name,
            'author_photo' => $row->author->photoUrl(),
            'can_change' => $context->past === null && RecordAccess::isOwn($context->viewer, $row->author->id),
        ]);
    }
}
