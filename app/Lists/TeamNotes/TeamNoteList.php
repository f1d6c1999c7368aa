<?php

declare(strict_types=1);

namespace App\Lists\TeamNotes;

use App\Data\TeamNotes\TeamNoteRow;
use App\Domain\Notes\RecordAccess;
use App\Domain\TeamNotes\TeamNoteReaderRepository;
use App\Enums\TeamNoteCategory;
use App\Lists\Column;
use App\Lists\Filters\ChoiceFilter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\ListParameters;
use App\Lists\Sort;
use App\Models\User;
use App\Support\DataFactory;
use App\Support\LikeText;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Gate;
use stdClass;

/**
 * Team notes, pinned ones first, then the newest. Expired ones are a view of their own.
 *
 * @extends ListDefinition<TeamNoteRow>
 */
final readonly class TeamNoteList extends ListDefinition
{
    public const KEY = 'notes';

    public const TITLE = 'Team notes';

    public const ID_COLUMN = 'team_notes.id';

    public const DEFAULT_ORDER = '-pinned';

    public const PARAMETERS = ['view' => 'in:expired'];

    public const SEARCH_HINT = 'Text of a note…';

    public function sorts(): array
    {
        return [Sort::by('pinned', 'team_notes.is_pinned')];
    }

    public function filters(ListContext $context): array
    {
        return [ChoiceFilter::plainEnum('category', 'Category', 'team_notes.category', TeamNoteCategory::class, isSingle: true)];
    }

    public function columns(): array
    {
        return [Column::of('body', 'Note')];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('team_notes')->whereNull('team_notes.deleted_at');
    }

    protected function narrow(Builder $rows, ListParameters $parameters, ListContext $context): Builder
    {
        return ($parameters->values['view'] ?? null) === 'expired'
            ? $rows->where('team_notes.expires_at', '<=', now())
            : $rows->where(static fn (Builder $any): Builder => $any->whereNull('team_notes.expires_at')->orWhere('team_notes.expires_at', '>', now()));
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        LikeText::contains($rows, 'team_notes.body', $text);
    }

    protected function load(array $rows, ListContext $context): void
    {
        $authors = User::withTrashed()->whereKey(array_unique(array_column($rows, 'user_id')))->get()->getDictionary();
        $readers = array_map(intval(...), TeamNoteReaderRepository::all()->pluck('id')->all());
        $reads = DB::table('team_note_reads')->whereIn('team_note_id', array_column($rows, 'id'))->get()->groupBy('team_note_id');
        $canWrite = Gate::forUser($context->viewer)->allows('writeTeamNotes');
        foreach ($rows as $row) {
            $readBy = array_map(intval(...), ($reads[$row->id] ?? collect())->pluck('user_id')->all());
            $row->author = $authors[$row->user_id];
            $row->is_new = $row->author->id !== $context->viewer->id && ! in_array($context->viewer->id, $readBy, true);
            $row->can_change = $canWrite && RecordAccess::isOwn($context->viewer, $row->author->id);
            $others = array_diff($readers, [$row->author->id]);
            $row->read_count = count(array_intersect($readBy, $others));
            $row->readers_count = count($others);
        }
    }

    protected function row(stdClass $row, ListContext $context): TeamNoteRow
    {
        return DataFactory::make(TeamNoteRow::class, $row, [
            'author_name' => $row->author->full_name,
            'author_photo' => $row->author->photoUrl(),
            'is_edited' => $row->version > 1,
        ]);
    }
}
