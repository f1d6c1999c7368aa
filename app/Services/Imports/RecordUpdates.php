<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Models\Client;
use App\Models\DbClient;
use App\Models\Import;
use App\Models\Lead;
use App\Services\Audit\BulkAudit;
use App\Services\DbClients\ProspectArrival;
use App\Services\Search\SearchIndex;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Changes fields of known people, with their version, the search and the audit, in the caller's transaction, which holds
 * their locks. Numbers and addresses of prospects among the changes are written already: see ProspectReach.
 */
final readonly class RecordUpdates
{
    private const STANDING = ['status', 'suppressed_reason'];

    public function __construct(private SearchIndex $index, private BulkAudit $audit, private ProspectArrival $arrival, private ClientIdentities $identities) {}

    /**
     * @param  array<int, array{array<string, string>, array<string, string>}>  $changes  before and after by id, as text
     * @return array<int, array{array<string, string>, array<string, string>}> the same of what followed: who must be left alone
     */
    public function apply(Import $import, RecordWriter $writer, array $changes, ?int $actorId = null): array
    {
        if ($changes === []) {
            return [];
        }
        $actorId ??= $import->user_id;
        $table = KnownPeople::table($import->kind);
        $columns = [...array_flip($writer->fields()), ...array_flip($writer->type() === 'db_client' ? self::STANDING : [])];
        $now = CarbonImmutable::now()->format('Y-m-d H:i:s');
        foreach ($changes as $id => [, $after]) {
            $values = [];
            foreach (array_intersect_key($after, $columns) as $field => $text) {
                $values[$field] = RecordTexts::stored($field, $text);
            }
            DB::table($table)->where('id', $id)->update([...$values, 'version' => DB::raw('version + 1'), 'updated_at' => $now]);
        }

        $this->reindex($writer->type(), $changes);
        if ($writer->type() === 'client') {
            $changes = $this->identities->forgetAnswers($changes);
        }
        $this->audit->record("{$writer->type()}.updated", $writer->type(), $changes, $actorId);

        return $writer->type() === 'db_client' ? $this->settle(array_keys($changes), $actorId) : [];
    }

    /**
     * @param  list<int>  $ids
     * @return array<int, array{array<string, string>, array<string, string>}>
     */
    private function settle(array $ids, int $actorId): array
    {
        $before = $this->standing($ids);
        $this->arrival->settle($ids, $actorId);
        $changes = [];
        foreach ($this->standing($ids) as $id => $after) {
            if ($after !== $before[$id]) {
                $changes[$id] = [$before[$id], $after];
            }
        }

        return $changes;
    }

    /**
     * Whether prospects must be left alone, as text.
     *
     * @param  list<int>  $ids
     * @return array<int, array<string, string>> by id
     */
    public function standing(array $ids): array
    {
        /** @var array<int, array<string, string>> */
        return DB::table('db_clients')->whereIn('id', $ids)->get(['id', ...self::STANDING])
            ->mapWithKeys(static fn (stdClass $record): array => [(int) $record->id => RecordTexts::of($record, self::STANDING)])->all();
    }

    /** @param  array<int, array{array<string, string>, array<string, string>}>  $changes  before and after by id, as text */
    private function reindex(string $type, array $changes): void
    {
        $class = match ($type) {
            'client' => Client::class,
            'lead' => Lead::class,
            default => DbClient::class,
        };
        $ids = array_keys(array_filter($changes, static fn (array $change): bool => array_intersect_key($change[1], array_flip([...$class::searchedColumns(), ...ProspectReach::PHONES])) !== []));
        $terms = [];
        foreach ($class::query()->whereKey($ids)->get() as $record) {
            /** @var Model&\App\Services\Search\SearchSubject $record */
            $terms[(int) $record->getKey()] = $record->searchTerms()->all();
        }
        $this->index->putMany($type, $terms);
    }
}
