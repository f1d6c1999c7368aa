<?php

declare(strict_types=1);

namespace App\Queries\Imports;

use App\Data\Imports\ImportListRow;
use App\Data\Lists\ListMeta;
use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Enums\ImportStatus;
use App\Models\Import;
use App\Models\User;
use App\Policies\ImportPolicy;
use App\Queries\Lists\ListReader;
use App\Queries\Lists\ListState;
use App\Queries\Lists\UtcTime;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The imports that a person may see. */
final readonly class ImportListQuery
{
    private const COLUMNS = [
        'imports.id', 'imports.name', 'kind', 'mode', 'status', 'total_rows', 'checked_rows', 'processed_rows', 'created_rows', 'updated_rows',
        'skipped_rows', 'error_rows', 'undone_rows', 'kept_rows', 'imports.created_at', 'users.first_name', 'users.last_name',
    ];

    public function __construct(private ListReader $reader, private ImportPolicy $policy) {}

    /**
     * @param  list<ImportKind>  $kinds
     * @param  list<ImportStatus>  $statuses
     * @return array{list<ImportListRow>, ListMeta}
     */
    public function page(User $viewer, array $kinds, array $statuses, ListState $state): array
    {
        $seen = array_filter(ImportKind::cases(), fn (ImportKind $kind): bool => $this->policy->viewKind($viewer, $kind) && ($kinds === [] || in_array($kind, $kinds, true)));
        $filtered = DB::table('imports')
            ->when(count($seen) < count(ImportKind::cases()), static fn (Builder $query): Builder => $query->whereIn('kind', $seen))
            ->when($statuses !== [], static fn (Builder $query): Builder => $query->whereIn('status', $statuses));
        $page = $this->reader->page((clone $filtered)->join('users', 'users.id', '=', 'imports.user_id')->select(self::COLUMNS), 'imports.id', $state);

        return [array_map(self::row(...), $page->rows), $this->reader->meta($filtered, $page, $state)];
    }

    private static function row(stdClass $row): ImportListRow
    {
        $status = ImportStatus::from($row->status);

        return new ImportListRow(
            id: (int) $row->id,
            name: $row->name,
            kind: ImportKind::from($row->kind),
            mode: ImportMode::from($row->mode),
            status: $status,
            importer: trim("{$row->first_name} {$row->last_name}"),
            total_rows: self::total($status, $row),
            done_rows: self::done($status, $row),
            created_rows: (int) $row->created_rows,
            updated_rows: (int) $row->updated_rows,
            skipped_rows: (int) $row->skipped_rows,
            error_rows: (int) $row->error_rows,
            created_at: (string) UtcTime::iso($row->created_at),
        );
    }

    /** How many rows the stage has to go through: an undo only those that did something. */
    public static function total(ImportStatus $status, Import|stdClass $row): int
    {
        return $status === ImportStatus::Undoing ? (int) $row->created_rows + (int) $row->updated_rows : (int) $row->total_rows;
    }

    public static function done(ImportStatus $status, Import|stdClass $row): int
    {
        return (int) match ($status) {
            ImportStatus::Checking => $row->checked_rows,
            ImportStatus::Undoing, ImportStatus::Undone => $row->undone_rows + $row->kept_rows,
            default => $row->processed_rows,
        };
    }
}
